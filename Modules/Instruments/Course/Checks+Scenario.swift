import Foundation
import Scenarios

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
            if objection == nil, try isRed(path) {
                return .passed("\(name) fails on the start, and passes on your program.")
            }
            details.append("\(name): \(objection ?? "It does not fail on the start.")")
        }
        return .failed("None of your scenarios fails on the start, and passes on your program.", details)
    }

    /// Returns why a scenario does not count; `nil` if it is short enough and passes.
    private func objection(to path: String) throws -> String? {
        let scenario = try? ScenarioParser.parse(Array(submission.files[path] ?? Data()), file: path)
        let steps = scenario?.lines.count ?? 0
        guard steps <= Self.mostSteps else { return "It has \(steps) steps, more than \(Self.mostSteps)." }
        let played = try workspace.play(["tree/\(path)"], on: nil)
        let name = Self.name(path)
        return played.passed.contains(name) ? nil : played.failures[name] ?? played.objection ?? "It did not end."
    }

    private func isRed(_ path: String) throws -> Bool {
        let name = Self.name(path)
        return try exercise.patterns.allSatisfy { try workspace.play(["tree/\(path)"], on: $0).failures[name] != nil }
    }
}
