import Screens
import Shared
import Terminal

/// The options of `run`.
nonisolated package struct RunOptions: Equatable, Sendable {
    package var pattern: Pattern
    /// The patterns to show beside it, controlled by the same keys.
    package var others: [Pattern] = []
    /// The path of the scenario to play; `nil` means interactive steps.
    package var scenario: String?
    package var isPlain = false
    /// The path of the data directory.
    package var data: String?
    package var app = GivenAppOptions()
    package var isJSON = false
    package var color = ColorChoice.auto
    package var verbosity = Verbosity.normal

    /// Creates the options that `run` has with only a pattern.
    package init(pattern: Pattern) {
        self.pattern = pattern
    }
}

nonisolated extension RunOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        let patterns = try Self.patterns(arguments)
        self.init(pattern: patterns[0])
        others = Array(patterns.dropFirst())
        scenario = arguments.value(of: .scenario)
        isPlain = arguments.has(.plain)
        data = arguments.value(of: .data)
        app = try GivenAppOptions(arguments)
        isJSON = arguments.has(.json)
        color = try arguments.choice(.color) ?? .auto
        verbosity = arguments.verbosity
        if !others.isEmpty, isPlain || isJSON || scenario != nil || data != nil {
            throw arguments.error(
                "Patterns side by side run full screen, each on data of its own: leave out “--plain”, “--json”, "
                    + "“--scenario” and “--data”."
            )
        }
        if isPlain, scenario != nil {
            throw arguments.error("“--plain” reads steps from standard input, “--scenario” from a file: choose one.")
        }
    }
    /// Whether to use the whole terminal, if there is one.
    var wantsFullScreen: Bool { !isPlain && !isJSON && verbosity != .quiet && scenario == nil }

    /// Returns the chosen pattern, or all patterns to show side by side.
    private static func patterns(_ arguments: Arguments) throws(UsageError) -> [Pattern] {
        let request = "Choose a pattern with “--pattern”: \(Pattern.words.asAlternatives)."
        let value = try arguments.required(arguments.value(of: .pattern), request)
        var patterns: [Pattern] = []
        for word in value.split(separator: ",", omittingEmptySubsequences: false) {
            let pattern: Pattern = try arguments.choice(String(word), of: .pattern)
            if patterns.contains(pattern) { throw arguments.error("“\(pattern.name)” was given twice.") }
            patterns.append(pattern)
        }
        return patterns
    }
}
