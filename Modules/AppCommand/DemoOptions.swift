import Scenarios
import Screens
import Shared
import Terminal

/// The options of `arch-demo`; each command has some of them.
nonisolated package struct DemoOptions: Equatable, Sendable {
    /// The amount of output.
    package enum Verbosity: Sendable {
        case quiet, normal, verbose
    }

    /// The chosen patterns: several of `run` are shown side by side, and it asks for them if there are none; `verify`
    /// plays on all if there are none.
    package var patterns: [Pattern] = []
    /// The path of the scenario that `run` plays; `nil` means interactive steps.
    package var scenario: String?
    /// The paths of the scenarios that `verify` plays; if empty, all built-in scenarios.
    package var files: [String] = []
    /// The text that `scenarios` looks for; `nil` lists all.
    package var word: String?
    package var isPlain = false
    /// The path of the data directory.
    package var data: String?
    package var app = GivenAppOptions()
    package var isJSON = false
    package var color = ColorChoice.auto
    package var verbosity = Verbosity.normal

    /// Whether to use the whole terminal, if there is one.
    var wantsFullScreen: Bool { !isPlain && showsScreens && scenario == nil }

    /// Whether to write every screen as text.
    var showsScreens: Bool { !isJSON && verbosity != .quiet }
}

nonisolated extension DemoOptions {
    /// Creates the options that `run` has if only patterns are given.
    package init(showing patterns: [Pattern]) {
        self.init(patterns: patterns)
    }
}

/// The app's options on the command line; `nil` keeps the scenario's or the app's default.
nonisolated package struct GivenAppOptions: Equatable, Sendable {
    package var network: Connection.Network?
    package var latency: Duration?
    package var policy: PasswordPolicy?
    package var landing: AppOptions.Landing?
    package var afterSignup: AppOptions.AfterSignup?
    package var link: DeepLink?

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

/// The options that several commands have, each with a help of its own.
nonisolated extension Option<DemoOptions> {
    static func network(_ help: String, standard: String? = nil) -> Option {
        Option("network", ["NETWORK"], help, standard: standard) { options, text throws(UsageError) in
            switch WebHost(in: text)?.fault {
            case .isIPv6:
                throw UsageError(
                    "\(quoted(text)) is an IPv6 address, which cannot be used here: write the host's name."
                )
            case .isNumber:
                throw UsageError(
                    "\(quoted(text)) has a number for a host: write its name, or four numbers such as 127.0.0.1."
                )
            case .isNameless, nil: options.app.network = try Connection.Network(text, of: "network")
            }
        }
    }

    static func latency(_ help: String, standard: String? = nil) -> Option {
        Option("latency", ["SECONDS"], help, standard: standard) { options, text throws(UsageError) in
            let request = "\(quoted(text)) is not a latency: write \(Duration.decimalForm), such as 2 or 0.25."
            options.app.latency = try required(Duration(decimalSeconds: text), request)
        }
    }

    static func policy(_ help: String, standard: String? = nil) -> Option {
        Option("policy", oneOf: PasswordPolicy.self, help, standard: standard) { $0.app.policy = $1 }
    }

    static func landing(_ help: String, standard: String? = nil) -> Option {
        Option("landing", oneOf: AppOptions.Landing.self, help, standard: standard) { $0.app.landing = $1 }
    }

    static func afterSignup(_ help: String, standard: String? = nil) -> Option {
        Option("after-signup", oneOf: AppOptions.AfterSignup.self, help, standard: standard) { $0.app.afterSignup = $1 }
    }

    static func open(_ help: String) -> Option {
        Option("open", ["LINK"], help) { options, text throws(UsageError) in
            guard let link = DeepLink(text) else {
                throw UsageError(
                    "\(quoted(text)) is not a link into the app: write \(DeepLink.forms).",
                    suggestion: DeepLink.suggestion(for: text)
                )
            }
            options.app.link = link
        }
    }

    static func color(_ help: String) -> Option {
        Option("color", oneOf: ColorChoice.self, help, standard: "auto") { $0.color = $1 }
    }

    static func json(_ help: String) -> Option {
        Option("json", help) { $0.isJSON = true }
    }

    /// Of “--quiet” and “--verbose” the last one decides.
    static func quiet(_ help: String) -> Option {
        Option("quiet", help) { $0.verbosity = .quiet }
    }

    static func verbose(_ help: String) -> Option {
        Option("verbose", help) { $0.verbosity = .verbose }
    }
}

nonisolated extension Connection.Network: Choice {}
nonisolated extension PasswordPolicy: Choice {}
nonisolated extension AppOptions.Landing: Choice {}
nonisolated extension AppOptions.AfterSignup: Choice {}
nonisolated extension ColorChoice: Choice {}
