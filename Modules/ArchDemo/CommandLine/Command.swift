import Comparison

/// A command of `arch-demo`, with its help.
nonisolated package enum Command: String, CaseIterable, Sendable {
    case run, verify, trace, monkey, compare, bench, patterns, scenarios, help

    var summary: String {
        switch self {
        case .run: "Start the app. The default command."
        case .verify: "Play scenarios on every pattern and compare the results."
        case .trace: "Play a scenario and print what called what."
        case .monkey: "Let a random user loose on all patterns at once."
        case .compare: "Count the code of each pattern, its references and its tests."
        case .bench: "Measure the photo store, images, answers, canceling, or a tap."
        case .patterns: "List the patterns."
        case .scenarios: "List the built-in scenarios."
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
        case .help: "arch-demo help [COMMAND|steps|STEP|signs]"
        }
    }

    /// The maximum number of operands.
    var maximumOperands: Int {
        switch self {
        case .verify: .max
        case .trace, .bench, .help: 1
        case .run, .monkey, .compare, .patterns, .scenarios: 0
        }
    }
}
