import Headless
import Shared

/// A program with its commands; its parser and its help are built from them.
nonisolated package struct Program<Options: Sendable>: Sendable {
    /// What a command line asks for.
    package enum Request {
        /// Prints a page of help or the version.
        case page(String)
        case command(Command<Options>, Options)
    }

    /// The name that starts it.
    package let name: String
    /// A phrase that describes the program.
    let purpose: String
    /// All commands in the order of the help; `help` is the last one.
    package let commands: [Command<Options>]
    /// The options of a command line that gives none.
    let defaults: Options
    /// The command of a line that starts with an option; `nil` if the line must name a command.
    let standardCommand: Command<Options>?
    /// The topics of the help, besides the commands.
    let topics: [String]
    /// Returns the page on a topic, or a synonym of one.
    let page: @Sendable (String) -> String?
    /// Returns what was probably meant by a word that is not a command.
    let correction: @Sendable (String) -> String?
    /// The commands of another program.
    let elsewhere: [String]
    /// Returns the words that start one of them, without its arguments.
    let startElsewhere: @Sendable (String) -> String
    /// Called on a signal before the process ends.
    let willEnd: @Sendable () -> Void

    package init(
        _ name: String,
        _ purpose: String,
        commands: [Command<Options>],
        defaults: Options,
        standardCommand: Command<Options>? = nil,
        topics: [String] = [],
        page: @escaping @Sendable (String) -> String? = { _ in nil },
        correction: @escaping @Sendable (String) -> String? = { _ in nil },
        elsewhere: [String],
        startElsewhere: @escaping @Sendable (String) -> String,
        willEnd: @escaping @Sendable () -> Void = {}
    ) {
        self.name = name
        self.purpose = purpose
        self.commands = commands
        self.defaults = defaults
        self.standardCommand = standardCommand
        self.topics = topics
        self.page = page
        self.correction = correction
        self.elsewhere = elsewhere
        self.startElsewhere = startElsewhere
        self.willEnd = willEnd
    }

    /// Parses the words after the program's name.
    package func parse(_ words: [String]) throws(UsageError) -> Request {
        let command = try command(of: words)
        let isNamed = words.first == command.name
        let topic: String?
        do throws(UsageError) {
            let arguments = try Arguments(words.dropFirst(isNamed ? 1 : 0), of: command, in: self)
            if arguments.has("help") { return .page(isNamed ? helpPage(about: command) : helpOverview) }
            if arguments.has("version") { return .page(version(isJSON: arguments.has("json"))) }
            guard command.name == "help" else { return .command(command, try options(of: command, arguments)) }
            topic = arguments.operands.first
        } catch {
            var error = error
            error.command = command.name
            throw error
        }
        return .page(try topic.map(help) ?? helpOverview)
    }

    /// Returns the text of `error` for standard error: the message and a pointer to the help.
    package func text(of error: UsageError) -> String {
        let page = error.command.map { " " + $0 } ?? ""
        return "\(name): \(error.message)\nTry “\(name) help\(page)”.\n"
    }

    /// The options of a command, in the order of the help. The version belongs to a line that names no command.
    func options(of command: Command<Options>) -> [Option<Options>] {
        let hasVersion = command.name == standardCommand?.name ?? "help"
        return command.options + [Option("help", "Print this help.") { _ in }]
            + (hasVersion ? [Option("version", "Print the version.") { _ in }] : [])
    }

    /// Returns the command with this name.
    func command(_ name: String) -> Command<Options>? {
        commands.first { $0.name == name }
    }

    private func options(of command: Command<Options>, _ arguments: Arguments<Options>) throws(UsageError) -> Options {
        var options = defaults
        try command.begin(&options, arguments)
        for (option, value) in arguments.given { try option.store(&options, value) }
        return options
    }

    /// Returns the command that `words` name, or the standard command.
    private func command(of words: [String]) throws(UsageError) -> Command<Options> {
        let first = words.first ?? "-"
        if let command = first.hasPrefix("-") ? standardCommand : command(first) { return command }
        guard first.hasPrefix("-") else { throw missing(first, words) }
        if ["--help", "-h", "--version"].contains(first), let help = command("help") { return help }
        throw UsageError("Choose a command: \(commands.dropLast().map(\.name).asAlternatives).")
    }

    /// Returns the page about the command or topic.
    private func help(about topic: String) throws(UsageError) -> String {
        if let command = command(topic) { return helpPage(about: command) }
        if let page = page(topic) { return page }
        throw missing(topic, ["help", topic], or: topics)
    }

    /// Returns the error for a command that this program does not have; `words` are the whole line.
    private func missing(_ word: String, _ words: [String], or others: [String] = []) -> UsageError {
        if elsewhere.contains(word) {
            let line = ([startElsewhere(words[0])] + words.dropFirst()).joined(separator: " ")
            return UsageError("“\(word)” is a command of another program: use “\(line.displayable)”.")
        }
        let suggestion = correction(word) ?? NearMiss.suggestion(for: word, among: commands.map(\.name) + others)
        return UsageError("Unknown command \(quoted(word)).", suggestion: suggestion)
    }

    private func version(isJSON: Bool) -> String {
        isJSON ? #"{"version":"\#(Version.number)"}"# + "\n" : "\(name) \(Version.number)\n"
    }
}
