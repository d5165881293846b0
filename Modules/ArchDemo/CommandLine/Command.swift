import Comparison

/// A command of `arch-demo`, with its help.
nonisolated package enum Command: String, CaseIterable, Sendable {
    case run, verify, trace, monkey, compare, bench, patterns, scenarios, completions, help

    /// An example command line, and what it does.
    struct Example {
        let line: String
        let effect: String
    }

    var summary: String {
        switch self {
        case .run: "Start the app. The default command."
        case .verify: "Play scenarios on every pattern and compare the results."
        case .trace: "Play a scenario and print what called what."
        case .monkey: "Let a random user loose on all patterns at once."
        case .compare: "Count the code of each pattern, its references and its tests."
        case .bench: "Measure the photo store, the image loader, canceling, or a tap."
        case .patterns: "List the patterns."
        case .scenarios: "List the built-in scenarios."
        case .completions: "Print a script that completes command lines in a shell."
        case .help: "Explain the program, a command, or the steps of a scenario."
        }
    }

    var usage: String {
        switch self {
        case .run: "arch-demo [run] --pattern \(PatternName.words.joined(separator: "|")) [OPTION…]"
        case .verify: "arch-demo verify [OPTION…] [FILE|NAME…]"
        case .trace:
            "arch-demo trace FILE|NAME --pattern \(TraceOptions.Patterns.words.joined(separator: "|")) [OPTION…]"
        case .monkey: "arch-demo monkey [OPTION…]"
        case .compare: "arch-demo compare [OPTION…]"
        case .bench: "arch-demo bench \(Benchmark.words.joined(separator: "|")) [OPTION…]"
        case .patterns: "arch-demo patterns [OPTION…]"
        case .scenarios: "arch-demo scenarios [OPTION…]"
        case .completions: "arch-demo completions \(Shell.words.joined(separator: "|"))"
        case .help: "arch-demo help [COMMAND|steps|STEP|signs]"
        }
    }

    /// The maximum number of operands.
    var maximumOperands: Int {
        switch self {
        case .verify: .max
        case .trace, .bench, .completions, .help: 1
        case .run, .monkey, .compare, .patterns, .scenarios: 0
        }
    }

    /// What a shell offers for an operand.
    var completion: Completion {
        switch self {
        case .verify, .trace: .scenarios
        case .bench: .words(Benchmark.words)
        case .completions: .words(Shell.words)
        case .help: .words(Invocation.helpTopics)
        case .run, .monkey, .compare, .patterns, .scenarios: .nothing
        }
    }

    var examples: [Example] {
        switch self {
        case .run:
            [
                Example(line: "arch-demo --pattern viper", effect: "Use the app as VIPER builds it."),
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
                    effect: "Do anything the screens allow; print how to repeat a difference."
                )
            ]
        case .compare:
            [
                Example(line: "arch-demo compare", effect: "Compare the patterns in the clone you are in."),
                Example(
                    line: "arch-demo compare --references Login",
                    effect: "See what holds what, weak or strong, on one screen."
                ),
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
                Example(line: "arch-demo bench cancel", effect: "Cancel 10,000 requests, each at a random moment."),
                Example(line: "arch-demo bench tap", effect: "Time a tap to the view’s update under each pattern."),
            ]
        case .patterns: [Example(line: "arch-demo patterns", effect: "See what “--pattern” can choose.")]
        case .scenarios:
            [Example(line: "arch-demo scenarios --quiet", effect: "Print the scenarios’ names, one per line.")]
        case .completions:
            [
                Example(
                    line: "arch-demo completions bash",
                    effect: "In ~/.bashrc: source <(arch-demo completions bash)"
                ),
                Example(
                    line: "arch-demo completions zsh",
                    effect: "In ~/.zshrc, below compinit: source <(arch-demo completions zsh)"
                ),
                Example(
                    line: "arch-demo completions fish",
                    effect: "In ~/.config/fish/config.fish: arch-demo completions fish | source"
                ),
            ]
        case .help:
            [
                Example(line: "arch-demo help verify", effect: "Explain the command “verify”."),
                Example(line: "arch-demo help steps", effect: "Explain the steps that the prompt and scenarios take."),
                Example(line: "arch-demo help expect", effect: "Explain one step."),
                Example(line: "arch-demo help signs", effect: "Explain the signs on a screen."),
                Example(line: "arch-demo help --man", effect: "Print the manual page. To read it, add: | man -l -"),
            ]
        }
    }
}
