import Shared
import Terminal

/// The options of `run`.
nonisolated package struct RunOptions: Equatable, Sendable {
    package var pattern: PatternName
    /// The path of the scenario to play; `nil` means interactive steps.
    package var scenario: String?
    package var isPlain = false
    /// The path of the data directory.
    package var data: String?
    package var app = AppChoices()
    package var isJSON = false
    package var color = ColorChoice.auto
    package var verbosity = Verbosity.normal

    init(pattern: PatternName) {
        self.pattern = pattern
    }
}

nonisolated extension RunOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        guard let pattern: PatternName = try arguments.choice(.pattern) else {
            throw arguments.error("Choose a pattern with “--pattern”: \(PatternName.words.asAlternatives).")
        }
        self.init(pattern: pattern)
        scenario = arguments.value(of: .scenario)
        isPlain = arguments.has(.plain)
        data = arguments.value(of: .data)
        app = try AppChoices(arguments)
        isJSON = arguments.has(.json)
        color = try arguments.choice(.color) ?? .auto
        verbosity = arguments.verbosity
        if isPlain, scenario != nil {
            throw arguments.error("“--plain” reads steps from standard input, “--scenario” from a file: choose one.")
        }
    }
}
