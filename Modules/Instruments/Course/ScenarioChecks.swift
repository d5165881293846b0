import Foundation
import Scenarios
import TestTools

extension Checks {
    private static let mostSteps = 12
    private static let mostScenarios = 5

    /// Looks for a scenario of the student that fails on the start, and passes on the student's program and on every
    /// other pattern. Leaves the start in the workspace.
    func scenario() throws -> Finding {
        let paths = submission.files.keys.filter { $0.hasSuffix(".scenario") }.sorted().prefix(Self.mostScenarios)
        guard !paths.isEmpty else { return .failed("You have written no scenario.") }
        let objections = try paths.map(objection)
        try workspace.take("start")
        try submission.write(into: workspace.tree, exercise.folders) { $0.hasSuffix(".scenario") }
        var details: [String] = []
        for (path, objection) in zip(paths, objections) {
            let name = Self.name(path)
            if objection == nil, try failure(of: path, on: exercise.patterns) != nil {
                return .passed("\(name) fails on the start, and passes on your program.")
            }
            details.append("\(name): \(objection ?? "It does not fail on the start.")")
        }
        return .failed("None of your scenarios fails on the start, and passes on your program.", details)
    }

    /// Returns why a scenario does not count; `nil` if it is short enough and passes on every pattern.
    private func objection(to path: String) throws -> String? {
        let scenario = try? ScenarioParser.parse(Array(submission.files[path] ?? Data()), file: path)
        let steps = scenario?.lines.count ?? 0
        guard steps <= Self.mostSteps else { return "It has \(steps) steps, more than \(Self.mostSteps)." }
        return try failure(of: path, on: [])
    }

    private func failure(of path: String, on patterns: [String]) throws -> String? {
        try workspace.play(["tree/\(path)"], on: patterns).failure(of: Self.name(path))
    }
}

/// What `arch-demo verify --json` printed.
struct PlayedScenarios: Sendable {
    private struct Report: Decodable {
        struct Entry: Decodable {
            let scenario: String
            let verdicts: [String: String]
            let playbacks: [String: Playback]
        }

        let entries: [Entry]
    }

    /// The failing line and its message, by the name of the scenario; `nil` if it passed.
    private var failures: [String: String?] = [:]
    private var objection = "It did not end."

    /// Reads a report. It counts only if the program ended by itself, and in agreement with it.
    init(_ outcome: ChildProcess.Outcome) {
        let report = try? JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        guard let report, !outcome.isLate else {
            let first = outcome.messages.split(separator: "\n").first.map { " (\($0))" } ?? ""
            objection = outcome.isLate ? "The app did not end in time." : "The app ended early\(first)."
            return
        }
        let hasFailed = report.entries.contains { Set($0.verdicts.values) != ["ok"] }
        guard outcome.status == (hasFailed ? 1 : 0) else {
            objection = "The app ended with status \(outcome.status)."
            return
        }
        for entry in report.entries {
            let messages = entry.playbacks.sorted { $0.key < $1.key }.compactMap { pattern, playback in
                playback.failure.map { "line \($0.line) on \(pattern): \($0.message)" }
            }
            failures[entry.scenario] = .some(Set(entry.verdicts.values) == ["ok"] ? nil : messages.first ?? "failed")
        }
    }

    /// Returns why a scenario did not pass; `nil` if it passed.
    func failure(of name: String) -> String? { failures[name, default: objection] }
}
