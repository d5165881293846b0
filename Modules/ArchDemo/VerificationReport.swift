import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal

/// The report of a verification: a table, and sentences about its failures.
struct VerificationReport {
    private let verification: Verification
    private let paint: LinePaint

    init(_ verification: Verification, paint: LinePaint) {
        self.verification = verification
        self.paint = paint
    }

    /// A row for each scenario, with a column for each pattern and one for the pattern that differs, and a last row
    /// with the counts.
    var table: String {
        let names = ["scenario"] + verification.entries.map(\.title)
        let width = (names.map(\.columns).max() ?? 0) + 2
        let header = "scenario".padded(to: width) + verification.patterns.map { $0.name.padded(to: 8) }.joined()
        let rows = verification.entries.map { entry in
            let cells = verification.patterns.map { cell(entry.verdicts[$0.name]) }
            return entry.title.padded(to: width) + cells.joined() + (entry.alone.map { "\($0) stands alone" } ?? "")
        }
        return ([header.trimmed] + rows.map(\.trimmed)).map { $0 + "\n" }.joined() + "\n" + summary
    }

    /// The position of each failure, the expectation and the screen; once if all patterns fail alike.
    var failures: String {
        verification.entries.filter { !$0.isPassed }.map { entry in
            let difference = entry.difference.map { "\n\(entry.title): \($0.displayable)\n" } ?? ""
            return difference + failures(of: entry).map { "\n\(entry.title) on \($0)\n\($1.text)" }.joined()
        }
        .joined()
    }

    private func failures(of entry: VerificationEntry) -> [(place: String, failure: Playback.Failure)] {
        let failures = verification.patterns.compactMap { pattern in
            entry.playbacks[pattern.name]?.failure.map { (place: pattern.title, failure: $0) }
        }
        guard let first = failures.first, failures.count > 1, failures.count == verification.patterns.count else {
            return failures
        }
        return failures.allSatisfy { $0.failure == first.failure } ? [("all patterns", first.failure)] : failures
    }

    private var summary: String {
        let failed = verification.entries.count { !$0.isPassed }
        return "\(verification.entries.count - failed) passed, \(failed) failed\n"
    }

    private func cell(_ verdict: VerificationEntry.Verdict?) -> String {
        let word = verdict?.rawValue ?? ""
        return paint.verdict(word, isGood: verdict == .ok) + String(repeating: " ", count: max(0, 8 - word.count))
    }
}

extension VerificationEntry {
    fileprivate var title: String { scenario.displayable }
}

extension Playback.Failure {
    /// The failure as text.
    package var text: String {
        "\(file.displayable):\(line): \(message.displayable)\n" + screen.map { "    \($0.displayable)\n" }.joined()
    }
}
