import Scenarios
import Shared

/// A parsed command line.
nonisolated package enum Invocation: Equatable, Sendable {
    case run(RunOptions)
    case verify(VerifyOptions)
    case trace(TraceOptions)
    case monkey(MonkeyOptions)
    case compare(CompareOptions)
    case bench(BenchOptions)
    case patterns(ListingOptions)
    case scenarios(ListingOptions)
    /// Help on a command; `nil` means the whole program.
    case help(Command?)
    /// The help page on the steps of a scenario, or on one topic.
    case stepHelp(String)
    case version

    /// Parses the words that follow the program's name.
    package init(parsing words: [String]) throws(UsageError) {
        guard let first = words.first, !first.hasPrefix("-") else {
            self = try Self.read(Arguments(words, of: .run), helpTopic: nil)
            return
        }
        let command = try Self.command(first)
        self = try Self.read(Arguments(words.dropFirst(), of: command), helpTopic: command)
    }

    private static func read(_ arguments: Arguments, helpTopic: Command?) throws(UsageError) -> Invocation {
        if arguments.has(.help) { return .help(helpTopic) }
        if arguments.has(.version) { return .version }
        switch arguments.command {
        case .run: return .run(try RunOptions(arguments))
        case .verify: return .verify(try VerifyOptions(arguments))
        case .trace: return .trace(try TraceOptions(arguments))
        case .monkey: return .monkey(try MonkeyOptions(arguments))
        case .compare: return .compare(try CompareOptions(arguments))
        case .bench: return .bench(try BenchOptions(arguments))
        case .patterns: return .patterns(ListingOptions(arguments))
        case .scenarios: return .scenarios(ListingOptions(arguments))
        case .help:
            guard let topic = arguments.operands.first else { return .help(nil) }
            if let command = Command(rawValue: topic) { return .help(command) }
            if let page = topic == stepTopic ? StepHelp.steps : StepHelp.page(on: topic) { return .stepHelp(page) }
            return .help(try command(topic, or: [stepTopic] + StepGuide.topics))
        }
    }

    /// The help topic that lists all steps.
    private static let stepTopic = "steps"

    private static func command(_ word: String, or others: [String] = []) throws(UsageError) -> Command {
        if let command = Command(rawValue: word) { return command }
        let suggestion =
            PatternName(word: word).map { "--pattern \($0.rawValue)" }
            ?? NearMiss.suggestion(for: word, among: Command.allCases.map(\.rawValue) + others)
        throw UsageError("Unknown command \(quoted(word)).", suggestion: suggestion)
    }
}
