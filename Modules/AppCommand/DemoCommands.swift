import Scenarios
import Screens
import Shared

/// The commands of `arch-demo`.
nonisolated package enum DemoCommands {
    /// The program that has them.
    package static let program = Program(
        "arch-demo",
        "one small app, built once per architecture pattern.",
        commands: [run, verify, patterns, scenarios, help],
        defaults: DemoOptions(),
        standardCommand: run,
        topics: ["steps"] + StepGuide.topics,
        page: { $0 == "steps" ? StepHelp.steps : StepHelp.page(on: $0) },
        correction: { word in Pattern(word: word).map { "--pattern \($0.name)" } },
        elsewhere: ["trace", "monkey", "compare", "bench"],
        startElsewhere: { command in
            let build = command == "trace" ? "--traits Trace --scratch-path .build/trace " : ""
            return "swift run \(build)arch-lab \(command)"
        }
    )

    private static let run = Command<DemoOptions>(
        "run",
        "Start the app. The default command.",
        usage: "--pattern \(Pattern.words.joined(separator: "|")) [OPTION…]",
        examples: [
            "arch-demo --pattern viper": "Use the app as VIPER builds it.",
            "arch-demo --pattern \(Pattern.allCases.filter { !$0.isBaseline }.map(\.name).joined(separator: ","))":
                "Drive the patterns side by side with the same keys.",
            "arch-demo --pattern mvp --scenario login.scenario": "Play a scenario on MVP and print its transcript.",
            "arch-demo --pattern viper --plain < steps.scenario":
                "Read steps from standard input and print the screen after each.",
        ],
        options: [
            Option(
                "pattern",
                Pattern.words,
                isList: true,
                "The pattern that builds the app; several show it side by side on a terminal, where “arch-demo” alone "
                    + "asks for it."
            ) { options, words throws(UsageError) in options.patterns = try Pattern.list(words) },
            Option(
                "scenario",
                ["FILE|NAME"],
                "Play this file, or the built-in scenario of this name, and print its transcript."
            ) { $0.scenario = $1 },
            Option("plain", "Read steps from standard input, even on a terminal, and print the screen after each.") {
                $0.isPlain = true
            },
            Option(
                "data",
                ["DIR"],
                "Keep the data in this directory, and the image cache in its folder “images” unless XDG_CACHE_HOME is "
                    + "set. A scenario starts from new data in memory unless this is given.",
                standard: "$XDG_DATA_HOME/arch-demo"
            ) { $0.data = $1 },
            .network(
                "The services that answer: sample (built in), offline (none), live (the public ones), or one host "
                    + "for all, such as http://127.0.0.1:8080.",
                standard: "sample"
            ),
            .latency(
                "How long the built-in services take to answer, exact to the millisecond.",
                standard: "2, in a scenario 0"
            ),
            .policy("The rules that a new password must follow.", standard: "classic"),
            .landing("The screen that opens after the login.", standard: "dashboard"),
            .afterSignup("The screen that opens after a signup.", standard: "login"),
            .open("The deep link to open first: \(DeepLink.kinds.asAlternatives)."),
            .json("Print each screen as a line of JSON, as with “--plain”; or with “--scenario” its result."),
            .color("When to use color on the screen."),
            .quiet("Print only the output of “print” steps."),
            .verbose("Say on standard error which pattern, data and network are used, and why a request failed."),
        ],
        begin: { _, given throws(UsageError) in
            let request = "Choose a pattern with “--pattern”: \(Pattern.words.asAlternatives)."
            let pattern = try required(given.value(of: "pattern"), request)
            if pattern.contains(","), given.first(of: "plain", "json", "scenario", "data") != nil {
                throw UsageError(
                    "Patterns side by side run full screen, each on data of its own: leave out “--plain”, “--json”, "
                        + "“--scenario” and “--data”."
                )
            }
            if given.has("plain"), given.has("scenario") {
                throw UsageError("“--plain” reads steps from standard input, “--scenario” from a file: choose one.")
            }
        },
        perform: { given in
            var options = given
            if options.patterns.isEmpty { options.patterns = try await PatternQuestion().answer() }
            return options.patterns.isEmpty ? .done : try await RunCommand(options: options).perform()
        }
    )

    private static let verify = Command<DemoOptions>(
        "verify",
        "Play scenarios on every pattern and compare the results.",
        usage: "[OPTION…] [FILE|NAME…]",
        maximumOperands: .max,
        examples: [
            "arch-demo verify": "Play every built-in scenario on every pattern.",
            "arch-demo verify login-busy": "Play the built-in scenario of this name.",
            "arch-demo verify --pattern mvp login.scenario": "Play one scenario of your own on one pattern.",
        ],
        options: [
            Option("pattern", oneOf: Pattern.self, "Play on this pattern only.") { $0.patterns = [$1] },
            .network("The services that answer, as for “run”; overrides the scenario."),
            .latency("How long the built-in services take to answer; overrides the scenario."),
            .policy("The rules for a new password; overrides the scenario."),
            .landing("The screen that opens after the login; overrides the scenario."),
            .afterSignup("The screen that opens after a signup; overrides the scenario."),
            .open("The deep link to open first, as for “run”; overrides the scenario."),
            .json("Print the result as JSON."),
            .color("When to use color in the table."),
            .quiet("Print failures only."),
            .verbose("Name each scenario on standard error as it is played."),
        ],
        begin: { $0.files = $1.operands },
        perform: { try await VerifyCommand(options: $0).perform() }
    )

    private static let patterns = Command<DemoOptions>(
        "patterns",
        "List the patterns, with the paths of their code and page.",
        examples: ["arch-demo patterns": "See what “--pattern” can choose."],
        options: [
            .json("Print the list as JSON."),
            .quiet("Print names only, one per line."),
        ],
        perform: { try ListCommand.patterns.perform($0) }
    )

    private static let scenarios = Command<DemoOptions>(
        "scenarios",
        "List the built-in scenarios.",
        usage: "[OPTION…] [WORD]",
        maximumOperands: 1,
        examples: [
            "arch-demo scenarios --quiet": "Print the scenarios’ names, one per line.",
            "arch-demo scenarios alert": "List those whose name or summary contains “alert”.",
        ],
        options: [
            .json("Print the list as JSON."),
            .quiet("Print names only, one per line."),
            .verbose("Also print the steps of each scenario."),
        ],
        begin: { $0.word = $1.operands.first },
        perform: { try ListCommand.scenarios.perform($0) }
    )

    private static let help = Command<DemoOptions>(
        "help",
        "Explain the program, a command, or the steps of a scenario.",
        usage: "[COMMAND|steps|STEP|signs]",
        maximumOperands: 1,
        examples: [
            "arch-demo help verify": "Explain the command “verify”.",
            "arch-demo help steps": "Explain the steps that the prompt and scenarios take.",
            "arch-demo help expect": "Explain one step.",
            "arch-demo help signs": "Explain the signs on a screen.",
        ]
    )
}
