import Shared
import Terminal

/// What `run` was asked to do. A choice left open is nil: the app's own default holds, or what a scenario sets.
nonisolated package struct RunOptions: Equatable, Sendable {
    package var pattern: PatternName
    /// The path of the scenario to play, in place of a person's steps.
    package var scenario: String?
    package var isPlain = false
    /// The path of the data directory.
    package var data: String?
    package var network: Connection.Network?
    package var latency: Duration?
    package var policy: PasswordPolicy?
    package var landing: AppOptions.Landing?
    package var afterSignup: AppOptions.AfterSignup?
    package var link: DeepLink?
    package var isJSON = false
    package var color = ColorChoice.auto
    package var verbosity = Verbosity.normal

    init(pattern: PatternName) {
        self.pattern = pattern
    }

    /// `options` with everything that was chosen on the command line in its place.
    package func overriding(_ options: AppOptions) -> AppOptions {
        var result = options
        result.policy = policy ?? options.policy
        result.landing = landing ?? options.landing
        result.afterSignup = afterSignup ?? options.afterSignup
        result.link = link ?? options.link
        return result
    }
}

nonisolated extension RunOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        guard let pattern: PatternName = try arguments.choice(.pattern) else {
            throw arguments.error("Choose a pattern with “--pattern”: \(alternatives(PatternName.words)).")
        }
        self.init(pattern: pattern)
        scenario = arguments.value(of: .scenario)
        isPlain = arguments.has(.plain)
        data = arguments.value(of: .data)
        network = try arguments.choice(.network)
        latency = try Self.latency(arguments)
        policy = try arguments.choice(.policy)
        landing = try arguments.choice(.landing)
        afterSignup = try arguments.choice(.afterSignup)
        link = try Self.link(arguments)
        isJSON = arguments.has(.json)
        color = try arguments.choice(.color) ?? .auto
        verbosity = arguments.verbosity
        if isPlain, scenario != nil {
            throw arguments.error("“--plain” reads steps from standard input, “--scenario” from a file: choose one.")
        }
    }

    private static func latency(_ arguments: Arguments) throws(UsageError) -> Duration? {
        guard let text = arguments.value(of: .latency) else { return nil }
        if let latency = Duration(decimalSeconds: text) { return latency }
        throw arguments.error(
            "\(quoted(text)) is not a latency: write seconds with at most three decimals, such as 2 or 0.25."
        )
    }

    private static func link(_ arguments: Arguments) throws(UsageError) -> DeepLink? {
        guard let text = arguments.value(of: .open) else { return nil }
        if let link = DeepLink(text) { return link }
        throw arguments.error(
            "\(quoted(text)) is not a link into the app: write one such as “users”.",
            suggestion: NearMiss.suggestion(for: text, among: DeepLink.examples)
        )
    }
}
