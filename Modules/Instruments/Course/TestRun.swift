/// The results of the tests that a filter chooses, as seen from outside their process.
struct TestRun: Equatable, Sendable {
    /// The tests that ran to their end without a failure, as `Module.Suite/name()`.
    private(set) var passed: Set<String> = []
    /// The failed tests with their messages.
    private(set) var failures: [String: [String]] = [:]
    /// What is wrong apart from failed tests; `nil` if nothing is.
    private(set) var objection: String?

    /// Judges a process that ran tests: `listed` are all tests of its program. A test that is skipped is missing.
    init(_ outcome: Runner.Outcome, report: String?, listed: [String], filter: String) {
        let expected = Self.chosen(by: filter, from: listed)
        let cases = XUnitCase.all(in: report ?? "").filter { expected.contains($0.name) }
        for test in cases where !test.failures.isEmpty { failures[test.name, default: []] += test.failures }
        passed = Set(cases.filter { !$0.isSkipped && failures[$0.name] == nil }.map(\.name))
        let missing = expected.subtracting(passed).subtracting(failures.keys)
        if outcome.isLate {
            objection = "The tests did not end in time."
        } else if expected.isEmpty {
            objection = "There are no such tests."
        } else if report == nil {
            objection = "The tests ended early, with status \(outcome.status)."
        } else if let first = missing.sorted().first {
            objection = "\(missing.count) tests did not run, such as \(first)."
        } else if failures.isEmpty, outcome.status != 0 {
            objection = "The tests ended with status \(outcome.status)."
        }
    }

    var isGreen: Bool { objection == nil && failures.isEmpty }

    /// What is wrong, at most five lines.
    var details: [String] {
        let failed = failures.sorted { $0.key < $1.key }.map { name, messages in
            name + ": " + messages.sorted().prefix(2).map { $0.prefix(300) }.joined(separator: "; ")
        }
        return [objection].compactMap(\.self) + failed.prefix(4)
    }

    /// Reads a list of tests, which has the place of a test after its name if another one has the same name.
    static func listed(_ output: String) -> [String] {
        output.split(separator: "\n").filter { $0.contains("/") }.map { line in
            String(line.prefixMatch(of: /(.*)\/[^\/]*\.swift:\d+:\d+$/)?.1 ?? line)
        }
    }

    static func chosen(by filter: String, from listed: [String]) -> Set<String> {
        guard let regex = try? Regex(filter) else { return [] }
        return Set(listed.filter { $0.contains(regex) })
    }
}
