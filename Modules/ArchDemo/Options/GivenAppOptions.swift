import Scenarios
import Shared

/// The app's options on the command line; `nil` keeps the scenario's or the app's default.
nonisolated package struct GivenAppOptions: Equatable, Sendable {
    package var network: Connection.Network?
    package var latency: Duration?
    package var policy: PasswordPolicy?
    package var landing: AppOptions.Landing?
    package var afterSignup: AppOptions.AfterSignup?
    package var link: DeepLink?

    init() {}

    /// Returns `options` overridden by those given on the command line.
    package func overriding(_ options: AppOptions) -> AppOptions {
        var result = options
        result.policy = policy ?? options.policy
        result.landing = landing ?? options.landing
        result.afterSignup = afterSignup ?? options.afterSignup
        result.link = link ?? options.link
        return result
    }

    /// Returns `scenario` with its options overridden by those given on the command line.
    package func overriding(_ scenario: Scenario) -> Scenario {
        var options = scenario.options
        options.app = overriding(options.app)
        options.latency = latency ?? options.latency
        options.network = network ?? options.network
        return scenario.with(options)
    }
}

nonisolated extension GivenAppOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        network = try Self.network(arguments)
        latency = try Self.latency(arguments)
        policy = try arguments.choice(.policy)
        landing = try arguments.choice(.landing)
        afterSignup = try arguments.choice(.afterSignup)
        link = try Self.link(arguments)
    }

    private static func network(_ arguments: Arguments) throws(UsageError) -> Connection.Network? {
        let text = arguments.value(of: .network)
        switch text.flatMap(WebHost.init(in:))?.fault {
        case .isIPv6:
            throw arguments.error(
                "\(quoted(text ?? "")) is an IPv6 address, which cannot be used here: write the host's name."
            )
        case .isNumber:
            throw arguments.error(
                "\(quoted(text ?? "")) has a number for a host: write its name, or four numbers such as 127.0.0.1."
            )
        case .isNameless, nil: break
        }
        return try arguments.choice(.network)
    }

    private static func latency(_ arguments: Arguments) throws(UsageError) -> Duration? {
        guard let text = arguments.value(of: .latency) else { return nil }
        if let latency = Duration(decimalSeconds: text) { return latency }
        throw arguments.error("\(quoted(text)) is not a latency: write \(Duration.decimalForm), such as 2 or 0.25.")
    }

    private static func link(_ arguments: Arguments) throws(UsageError) -> DeepLink? {
        guard let text = arguments.value(of: .open) else { return nil }
        if let link = DeepLink(text) { return link }
        throw arguments.error(
            "\(quoted(text)) is not a link into the app: write \(DeepLink.forms).",
            suggestion: DeepLink.suggestion(for: text)
        )
    }
}
