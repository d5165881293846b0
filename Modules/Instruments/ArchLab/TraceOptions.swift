import ArchDemo
import Screens
import Shared

/// The options of `trace`.
nonisolated package struct TraceOptions: Equatable, Sendable {
    package enum Format: String, CaseIterable, Choice, Sendable {
        case text, mermaid, json, counts
    }

    /// One pattern, or all.
    struct Patterns {
        let names: [Pattern]
    }

    /// The path or name of the scenario.
    package let scenario: String
    /// The patterns that play the scenario.
    package let patterns: [Pattern]
    package var format = Format.text
    /// The number of the only step to show; `nil` for all steps.
    package var step: Int?
    package var isFolded = true
}

nonisolated extension TraceOptions.Patterns: Choice {
    static var words: [String] { Pattern.words + ["all"] }

    init?(word: String) {
        if word == "all" {
            names = Pattern.allCases
        } else if let name = Pattern(word: word) {
            names = [name]
        } else {
            return nil
        }
    }
}

nonisolated extension TraceOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        let request = "Choose a scenario: a file, or the name of a built-in one."
        let scenario = try arguments.required(arguments.operands.first, request)
        let patternRequest = "Choose a pattern with “--pattern”: \(Patterns.words.asAlternatives)."
        let patterns: Patterns = try arguments.required(arguments.choice(.pattern), patternRequest)
        self.init(scenario: scenario, patterns: patterns.names)
        format = try arguments.choice(.format) ?? .text
        step = try Self.step(arguments)
        isFolded = !arguments.has(.unfold)
    }

    private static func step(_ arguments: Arguments) throws(UsageError) -> Int? {
        guard let text = arguments.value(of: .step) else { return nil }
        if let number = Int(text), number >= 0 { return number }
        throw arguments.error(
            "\(quoted(text)) is not the number of a step: the first one is 1, the start of the app 0."
        )
    }
}
