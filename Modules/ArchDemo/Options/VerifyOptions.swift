import Screens
import Terminal

/// The options of `verify`.
nonisolated package struct VerifyOptions: Equatable, Sendable {
    /// The paths of the scenarios to play; if empty, all built-in scenarios.
    package var files: [String] = []
    /// The only pattern that plays them; `nil` means all patterns.
    package var pattern: Pattern?
    package var app = GivenAppOptions()
    package var isJSON = false
    package var color = ColorChoice.auto
    package var verbosity = Verbosity.normal
}

nonisolated extension VerifyOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        pattern = try arguments.choice(.pattern)
        app = try GivenAppOptions(arguments)
        isJSON = arguments.has(.json)
        color = try arguments.choice(.color) ?? .auto
        verbosity = arguments.verbosity
    }
}
