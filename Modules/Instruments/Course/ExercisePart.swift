/// A graded part of an exercise.
package struct ExercisePart: Decodable, Equatable, Sendable {
    /// What is checked; in the order of the checks.
    package enum Check: String, CaseIterable, Decodable, Sendable {
        case build, scenarios, verify, rules, leaks, tests, mutants
    }

    package let check: Check
    package var points = 0
    /// A sentence about what a failure means.
    package var why = ""
    /// Where to read on.
    package var read: [String] = []
    /// `scenarios`: paths in the exercise's folder.
    package var files: [String] = []
    /// `scenarios`, `verify`, `leaks`: the patterns; the exercise's if there are none.
    package var patterns: [String] = []
    /// `tests`, `mutants`: a regular expression that chooses the student's tests.
    package var filter = ""
    /// `tests`: words that the names of suites or tests contain.
    package var required: [String] = []
    /// `mutants`: those that the report may name.
    package var named: [String] = []
    /// `mutants`: those that the report only counts.
    package var hidden: [String] = []

    private enum CodingKeys: CodingKey {
        case check, points, why, read, files, patterns, filter, required, named, hidden
    }

    package init(_ check: Check) {
        self.check = check
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try values.decode(Check.self, forKey: .check))
        func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) throws {
            value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        try read(.points, &points)
        try read(.why, &why)
        try read(.read, &self.read)
        try read(.files, &files)
        try read(.patterns, &patterns)
        try read(.filter, &filter)
        try read(.required, &required)
        try read(.named, &named)
        try read(.hidden, &hidden)
    }
}
