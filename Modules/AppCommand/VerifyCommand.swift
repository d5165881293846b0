import Headless
import Scenarios
import Screens
import Shared
import Terminal

/// `verify`: plays scenarios on every pattern and compares the results.
struct VerifyCommand {
    let options: DemoOptions

    func perform() async throws -> ExitStatus {
        let patterns = options.patterns.isEmpty ? Pattern.allCases : options.patterns
        var verification = Verification(patterns: patterns, keepsTranscripts: options.isJSON)
        for scenario in try scenarios() {
            if options.verbosity == .verbose { Output.messages.write("\(scenario.name.displayable)\n") }
            try await verification.add(options.app.overriding(scenario))
        }
        Output.results.write(try text(of: verification))
        return verification.isPassed ? .done : .failed
    }

    private func scenarios() throws -> [Scenario] {
        options.files.isEmpty
            ? try BuiltInScenarios.all.map { try $0.parsed() }
            : try options.files.map { try ScenarioFile.read($0) }
    }

    private func text(of verification: Verification) throws -> String {
        if options.isJSON { return try JSONOutput.line(verification) }
        let report = VerificationReport(verification: verification, paint: LinePaint(options.color))
        return options.verbosity == .quiet ? report.failures : report.table + report.failures
    }
}

/// The report of a verification: a table, and sentences about its failures.
struct VerificationReport {
    let verification: Verification
    let paint: LinePaint

    /// A row for each scenario, with a column for each pattern and one for the pattern that differs, and a last row
    /// with the counts.
    var table: String {
        let entries = verification.entries
        let width = 2 + (["scenario"] + entries.map(\.title)).reduce(0) { max($0, $1.columns) }
        let header = "scenario".padded(to: width) + verification.patterns.map { $0.name.padded(to: 8) }.joined()
        let rows = entries.map { entry in
            let cells = verification.patterns.map { cell(entry.verdicts[$0.name]) }
            return entry.title.padded(to: width) + cells.joined() + (entry.alone.map { "\($0) stands alone" } ?? "")
        }
        let passed = entries.count { $0.isPassed }
        let summary = "\n\(passed) passed, \(entries.count - passed) failed\n"
        return ([header] + rows).map { $0.trimmed + "\n" }.joined() + summary
    }

    /// The position of each failure, the expectation and the screen; once if all patterns fail alike.
    var failures: String {
        verification.entries.filter { !$0.isPassed }.map { entry in
            let difference = entry.difference.map { "\n\(entry.title): \($0.displayable)\n" } ?? ""
            return difference + failures(of: entry).map { "\n\(entry.title) on \($0)\n\($1.text)" }.joined()
        }
        .joined()
    }

    private func failures(of entry: Verification.Entry) -> [(place: String, failure: Playback.Failure)] {
        let failures = verification.patterns.compactMap { pattern in
            entry.playbacks[pattern.name]?.failure.map { (place: pattern.title, failure: $0) }
        }
        guard let first = failures.first, failures.count > 1, failures.count == verification.patterns.count else {
            return failures
        }
        return failures.allSatisfy { $0.failure == first.failure } ? [("all patterns", first.failure)] : failures
    }

    private func cell(_ verdict: Verification.Entry.Verdict?) -> String {
        let word = verdict?.rawValue ?? ""
        return paint.verdict(word, isGood: verdict == .ok) + String(repeating: " ", count: max(0, 8 - word.count))
    }
}

extension Verification.Entry {
    fileprivate var title: String { scenario.displayable }
}

extension Playback.Failure {
    /// The failure as text.
    package var text: String {
        "\(file.displayable):\(line): \(message.displayable)\n" + screen.map { "    \($0.displayable)\n" }.joined()
    }
}
