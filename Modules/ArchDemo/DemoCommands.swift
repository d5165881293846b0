import Screens

/// The commands of `arch-demo`.
nonisolated extension Command {
    static let run = Command(
        "run",
        "Start the app. The default command.",
        usage: "--pattern \(Pattern.words.joined(separator: "|")) [OPTION…]",
        examples: [
            Example("arch-demo --pattern viper", "Use the app as VIPER builds it."),
            Example(
                "arch-demo --pattern \(Pattern.allCases.filter { !$0.isBaseline }.map(\.name).joined(separator: ","))",
                "Drive the patterns side by side with the same keys."
            ),
            Example(
                "arch-demo --pattern mvp --scenario login.scenario",
                "Play a scenario on MVP and print its transcript."
            ),
            Example(
                "arch-demo --pattern viper --plain < steps.scenario",
                "Read steps from standard input and print the screen after each."
            ),
        ]
    )
    static let verify = Command(
        "verify",
        "Play scenarios on every pattern and compare the results.",
        usage: "[OPTION…] [FILE|NAME…]",
        maximumOperands: .max,
        examples: [
            Example("arch-demo verify", "Play every built-in scenario on every pattern."),
            Example("arch-demo verify login-busy", "Play the built-in scenario of this name."),
            Example("arch-demo verify --pattern mvp login.scenario", "Play one scenario of your own on one pattern."),
        ]
    )
    static let patterns = Command(
        "patterns",
        "List the patterns.",
        usage: "[OPTION…]",
        examples: [Example("arch-demo patterns", "See what “--pattern” can choose.")]
    )
    static let scenarios = Command(
        "scenarios",
        "List the built-in scenarios.",
        usage: "[OPTION…]",
        examples: [Example("arch-demo scenarios --quiet", "Print the scenarios’ names, one per line.")]
    )
    static let helpOfDemo = Command(
        "help",
        "Explain the program, a command, or the steps of a scenario.",
        usage: "[COMMAND|steps|STEP|signs]",
        maximumOperands: 1,
        examples: [
            Example("arch-demo help verify", "Explain the command “verify”."),
            Example("arch-demo help steps", "Explain the steps that the prompt and scenarios take."),
            Example("arch-demo help expect", "Explain one step."),
            Example("arch-demo help signs", "Explain the signs on a screen."),
        ]
    )
}
