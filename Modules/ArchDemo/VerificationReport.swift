import Foundation
import Headless
import Scenarios
import Screens

/// Puts a verification into a table, and its failures into sentences.
struct VerificationReport {
    private let verification: Verification
    private let paint: LinePaint

    init(_ verification: Verification, paint: LinePaint) {
        self.verification = verification
        self.paint = paint
    }

    /// A line for each scenario, a column for each pattern, and a line with the counts.
    var table: String {
        let names = ["scenario"] + verification.entries.map(\.title)
        let width = (names.map(\.count).max() ?? 0) + 2
        let header = pad("scenario", to: width) + verification.patterns.map { pad($0.name, to: 8) }.joined()
        let rows = verification.entries.map { entry in
            pad(entry.title, to: width) + verification.patterns.map { cell(entry, $0.name) }.joined()
        }
        return ([header.trimmed] + rows.map(\.trimmed)).map { $0 + "\n" }.joined() + "\n" + summary
    }

    /// For each failure the place, what was expected and the screen as it stood.
    var failures: String {
        verification.entries.filter { !$0.isPassed }.map { entry in
            let difference = entry.difference.map { "\n\(entry.title): \($0.displayable)\n" } ?? ""
            let failed = verification.patterns.compactMap { pattern in
                entry.playbacks[pattern.name]?.failure.map { "\n\(entry.title) on \(pattern.title)\n\($0.text)" }
            }
            return difference + failed.joined()
        }
        .joined()
    }

    private var summary: String {
        let failed = verification.entries.count { !$0.isPassed }
        return "\(verification.entries.count - failed) passed, \(failed) failed\n"
    }

    private func cell(_ entry: Verification.Entry, _ pattern: String) -> String {
        let isGood = entry.playbacks[pattern]?.failure == nil
        let word = !isGood ? "failed" : entry.difference == nil ? "ok" : "differs"
        let padding = String(repeating: " ", count: 8 - word.count)
        return paint.verdict(word, isGood: isGood && entry.difference == nil) + padding
    }

    private func pad(_ text: String, to width: Int) -> String {
        text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
}

extension Verification.Entry {
    fileprivate var title: String { scenario.displayable }
}

extension String {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension Playback.Failure {
    /// The failure as a person reads it.
    var text: String {
        "\(file.displayable):\(line): \(message.displayable)\n" + screen.map { "    \($0.displayable)\n" }.joined()
    }
}
