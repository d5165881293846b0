import Foundation
import PseudoTerminal
import Scenarios

/// What `arch-demo verify --json` printed.
struct PlayedScenarios: Equatable, Sendable {
    private struct Report: Decodable {
        struct Entry: Decodable {
            let scenario: String
            let verdicts: [String: String]
            let playbacks: [String: Playback]
        }

        let entries: [Entry]
    }

    private(set) var passed: Set<String> = []
    /// The failing line and its message, by the name of the scenario.
    private(set) var failures: [String: String] = [:]
    /// Why there is no report; `nil` if there is one.
    private(set) var objection: String?

    /// Reads a report. It counts only if the program ended by itself, and in agreement with it.
    init(_ outcome: ChildProcess.Outcome) {
        let report = try? JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        guard let report, !outcome.isLate else {
            let first = outcome.messages.split(separator: "\n").first.map { " (\($0))" } ?? ""
            objection = outcome.isLate ? "The app did not end in time." : "The app ended early\(first)."
            return
        }
        for entry in report.entries {
            let messages = entry.playbacks.sorted { $0.key < $1.key }.compactMap { pattern, playback in
                playback.failure.map { "line \($0.line) on \(pattern): \($0.message)" }
            }
            if Set(entry.verdicts.values) == ["ok"] {
                passed.insert(entry.scenario)
            } else {
                failures[entry.scenario] = messages.first ?? "failed"
            }
        }
        if outcome.status != (failures.isEmpty ? 0 : 1) {
            (passed, failures) = ([], [:])
            objection = "The app ended with status \(outcome.status)."
        }
    }
}
