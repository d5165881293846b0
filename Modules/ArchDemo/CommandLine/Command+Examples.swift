nonisolated extension Command {
    /// An example command line, and what it does.
    struct Example {
        let line: String
        let effect: String
    }

    var examples: [Example] {
        switch self {
        case .run:
            [
                Example(line: "arch-demo --pattern viper", effect: "Use the app as VIPER builds it."),
                Example(
                    line: "arch-demo --pattern viper,mvp,mvvm-c",
                    effect: "Drive the patterns side by side with the same keys."
                ),
                Example(
                    line: "arch-demo --pattern mvp --scenario login.scenario",
                    effect: "Play a scenario on MVP and print its transcript."
                ),
                Example(
                    line: "arch-demo --pattern mvvm-c --plain < steps.scenario",
                    effect: "Read steps from standard input and print the screen after each."
                ),
            ]
        case .verify:
            [
                Example(line: "arch-demo verify", effect: "Play every built-in scenario on every pattern."),
                Example(line: "arch-demo verify login-busy", effect: "Play the built-in scenario of this name."),
                Example(
                    line: "arch-demo verify --pattern mvp login.scenario",
                    effect: "Play one scenario of your own on one pattern."
                ),
            ]
        case .trace:
            [
                Example(
                    line: "arch-demo trace log-in --pattern viper",
                    effect: "See who calls whom when a user logs in, in a build with --traits Trace."
                ),
                Example(
                    line: "arch-demo trace log-in --pattern all --step 3",
                    effect: "Compare the patterns in one step."
                ),
            ]
        case .monkey:
            [
                Example(
                    line: "arch-demo monkey --steps 100000 --seed 7",
                    effect: "Do anything the screens allow; compare screens, requests and rows."
                ),
                Example(
                    line: "arch-demo monkey --scenario found.scenario",
                    effect: "Repeat what was found, with the same checks and a verdict."
                ),
            ]
        case .compare:
            [
                Example(line: "arch-demo compare", effect: "Compare the patterns in the clone you are in."),
                Example(
                    line: "arch-demo compare --references Login",
                    effect: "See what holds what, weak or strong, on one screen."
                ),
                Example(line: "arch-demo compare --screens", effect: "Count the objects of each screen in memory."),
            ]
        case .bench:
            [
                Example(
                    line: "arch-demo bench store",
                    effect: "Time pages of up to a million photos. A missed goal is not a failure."
                ),
                Example(
                    line: "arch-demo bench images --json",
                    effect: "Count requests and memory of the image loader."
                ),
                Example(line: "arch-demo bench answers", effect: "Receive 3,600 hostile responses."),
                Example(line: "arch-demo bench cancel", effect: "Cancel 10,000 requests, each at a random moment."),
                Example(line: "arch-demo bench tap", effect: "Time a tap to the view’s update under each pattern."),
            ]
        case .patterns: [Example(line: "arch-demo patterns", effect: "See what “--pattern” can choose.")]
        case .scenarios:
            [Example(line: "arch-demo scenarios --quiet", effect: "Print the scenarios’ names, one per line.")]
        case .help:
            [
                Example(line: "arch-demo help verify", effect: "Explain the command “verify”."),
                Example(line: "arch-demo help steps", effect: "Explain the steps that the prompt and scenarios take."),
                Example(line: "arch-demo help expect", effect: "Explain one step."),
                Example(line: "arch-demo help signs", effect: "Explain the signs on a screen."),
            ]
        }
    }
}
