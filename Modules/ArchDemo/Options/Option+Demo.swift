import Screens
import Shared
import Terminal

/// The options of `arch-demo`, in the order of the help.
nonisolated extension Option {
    static let ofDemo = [
        pattern, playedPattern, scenario, plain, data, network, latency, policy, landing, afterSignup, open, json,
        color,
        quiet, verbose, help, version(of: .run),
    ]

    static let pattern = Option(
        name: "pattern",
        value: .several(of: Pattern.self),
        meaning: [.run: "The pattern that builds the app; several show it side by side on a terminal."]
    )
    static let playedPattern = Option(
        name: "pattern",
        value: .one(of: Pattern.self),
        meaning: [.verify: "Play on this pattern only."]
    )
    static let scenario = Option(
        name: "scenario",
        value: .any(placeholder: "FILE|NAME"),
        meaning: [
            .run: "Play this file, or the built-in scenario of this name, and print its transcript."
        ]
    )
    static let plain = Option(
        name: "plain",
        meaning: [.run: "Read steps from standard input, even on a terminal, and print the screen after each."]
    )
    static let data = Option(
        name: "data",
        value: .any(placeholder: "DIR"),
        standard: [.run: "$XDG_DATA_HOME/arch-demo"],
        meaning: [
            .run:
                "Keep the data in this directory, and the image cache in its folder “images” unless XDG_CACHE_HOME is "
                + "set. A scenario starts from new data in memory unless this is given."
        ]
    )
    static let network = Option(
        name: "network",
        value: .any(placeholder: "NETWORK"),
        standard: [.run: "sample"],
        meaning: [
            .run: "The services that answer: sample (built in), offline (none), live (the public ones), or one host "
                + "for all, such as http://127.0.0.1:8080.",
            .verify: "The services that answer, as for “run”; overrides the scenario.",
        ]
    )
    static let latency = Option(
        name: "latency",
        value: .any(placeholder: "SECONDS"),
        standard: [.run: "2, in a scenario 0"],
        meaning: [
            .run: "How long the built-in services take to answer, exact to the millisecond.",
            .verify: "How long the built-in services take to answer; overrides the scenario.",
        ]
    )
    static let policy = Option(
        name: "policy",
        value: .one(of: PasswordPolicy.self),
        standard: [.run: "classic"],
        meaning: [
            .run: "The rules that a new password must follow.",
            .verify: "The rules for a new password; overrides the scenario.",
        ]
    )
    static let landing = Option(
        name: "landing",
        value: .one(of: AppOptions.Landing.self),
        standard: [.run: "dashboard"],
        meaning: [
            .run: "The screen that opens after the login.",
            .verify: "The screen that opens after the login; overrides the scenario.",
        ]
    )
    static let afterSignup = Option(
        name: "after-signup",
        value: .one(of: AppOptions.AfterSignup.self),
        standard: [.run: "login"],
        meaning: [
            .run: "The screen that opens after a signup.",
            .verify: "The screen that opens after a signup; overrides the scenario.",
        ]
    )
    static let open = Option(
        name: "open",
        value: .any(placeholder: "LINK"),
        meaning: [
            .run: "The deep link to open first: \(DeepLink.kinds.asAlternatives).",
            .verify: "The deep link to open first, as for “run”; overrides the scenario.",
        ]
    )
    static let json = Option(
        name: "json",
        meaning: [
            .run: "Print each screen as a line of JSON, as with “--plain”; or with “--scenario” its result.",
            .verify: "Print the result as JSON.",
            .patterns: "Print the list as JSON.",
            .scenarios: "Print the list as JSON.",
        ]
    )
    static let color = Option(
        name: "color",
        value: .one(of: ColorChoice.self),
        standard: [.run: "auto", .verify: "auto"],
        meaning: [.run: "When to use color on the screen.", .verify: "When to use color in the table."]
    )
    static let quiet = Option(
        name: "quiet",
        meaning: [
            .run: "Print only the output of “print” steps.",
            .verify: "Print failures only.",
            .patterns: "Print names only, one per line.",
            .scenarios: "Print names only, one per line.",
        ]
    )
    static let verbose = Option(
        name: "verbose",
        meaning: [
            .run: "Say on standard error which pattern, data and network are used, and why a request failed.",
            .verify: "Name each scenario on standard error as it is played.",
            .patterns: "Also print the paths of each pattern’s code and page.",
            .scenarios: "Also print the steps of each scenario.",
        ]
    )
}

nonisolated extension Connection.Network: Choice {}
nonisolated extension PasswordPolicy: Choice {}
nonisolated extension AppOptions.Landing: Choice {}
nonisolated extension AppOptions.AfterSignup: Choice {}
nonisolated extension ColorChoice: Choice {}
