import AppCommand
import Screens
import Shared

/// The options of `trace`.
nonisolated package struct TraceOptions: Equatable, Sendable {
    package enum Format: String, CaseIterable, Choice, Sendable {
        case text, mermaid, json, counts
    }

    /// The path or name of the scenario.
    package var scenario = ""
    /// The patterns that play the scenario.
    package var patterns: [Pattern] = []
    package var format = Format.text
    /// The number of the only step to show; `nil` for all steps.
    package var step: Int?
    package var isFolded = true
}

/// One pattern, or all.
nonisolated extension [Pattern]: Choice {
    package static var words: [String] { Pattern.words + ["all"] }

    package init?(word: String) {
        if word == "all" {
            self = Pattern.allCases
        } else if let pattern = Pattern(word: word) {
            self = [pattern]
        } else {
            return nil
        }
    }
}

nonisolated extension TraceOptions {
    /// Stores the scenario. Throws if it or the pattern is missing.
    static func storeScenario(_ options: inout LabOptions, _ given: Arguments<LabOptions>) throws(UsageError) {
        let request = "Choose a scenario: a file, or the name of a built-in one."
        options.trace.scenario = try required(given.operands.first, request)
        let words = [Pattern].words.asAlternatives
        _ = try required(given.value(of: "pattern"), "Choose a pattern with “--pattern”: \(words).")
    }

    static func storeStep(_ options: inout LabOptions, _ text: String) throws(UsageError) {
        guard let number = Int(text), number >= 0 else {
            throw UsageError(
                "\(quoted(text)) is not the number of a step: the first one is 1, the start of the app 0."
            )
        }
        options.trace.step = number
    }
}
