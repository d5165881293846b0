/// A graded part of an exercise.
package struct ExercisePart: Decodable, Equatable, Sendable {
    /// What is checked; in the order of the checks.
    package enum Check: String, CaseIterable, Decodable, Sendable {
        case scenarios, verify, rules, leaks, tests, scenario, mutants, answers, prediction
    }

    package let check: Check
    package let points: Int
    /// A sentence about what a failure means.
    package let why: String
    /// Where to read on.
    package let read: [String]
    /// `tests`: words that the names of suites or tests contain.
    package var required: [String]?
    /// `mutants`: those that the report may name.
    package var named: [String]?
    /// `prediction`: the path of the recorded messages.
    package var recording: String?
}
