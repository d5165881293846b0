/// A graded part of an exercise.
package struct ExercisePart: Decodable, Equatable, Sendable {
    /// What is checked; in the order of the checks.
    package enum Check: String, CaseIterable, Decodable, Sendable {
        case build, answers, prediction, scenario, scenarios, verify, rules, leaks, tests, mutants
        case faultTest = "fault-test"
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
    /// `tests`, `mutants`, `fault-test`: a regular expression that chooses the student's tests.
    package var filter = ""
    /// `tests`: words that the names of suites or tests contain.
    package var required: [String] = []
    /// `mutants`, `fault-test`: the mutants that the report may name.
    package var named: [String] = []
    /// `mutants`, `fault-test`: the mutants that the report only counts.
    package var hidden: [String] = []
    /// `answers`, `prediction`, `scenario`: the path of the student's file in the repository.
    package var file = ""
    /// `answers`: the screen whose references are asked for; empty if hidden/answers.json has the answers.
    package var screen = ""
    /// `scenario`: the greatest number of steps.
    package var steps = 12

    private enum CodingKeys: CodingKey {
        case check, points, why, read, files, patterns, filter, required, named, hidden, file, screen, steps
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
        try read(.file, &file)
        try read(.screen, &screen)
        try read(.steps, &steps)
    }
}
