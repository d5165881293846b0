import Headless
import Shared

/// A program with its commands and options; its parser and its help are built from them.
nonisolated package struct Program: Sendable {
    /// The name that starts it.
    package let name: String
    /// A phrase that describes the program.
    let purpose: String
    /// All commands in the order of the help; `help` is the last one.
    package let commands: [Command]
    /// All options, in the order of the help.
    package let options: [Option]
    /// The command of a line that starts with an option; `nil` if the line must name a command.
    let standardCommand: Command?
    /// Returns what was probably meant by a word that is no command.
    let correction: @Sendable (String) -> String?
    let topics: Topics?
    let elsewhere: Elsewhere

    /// Additional topics of the help.
    package struct Topics: Sendable {
        let names: [String]
        /// Returns the page on the topic with this name or synonym.
        let page: @Sendable (String) -> String?
    }

    /// The commands of another program.
    package struct Elsewhere: Sendable {
        let commands: [String]
        /// Returns the words that start the command, without its arguments.
        let start: @Sendable (String) -> String

        package init(_ commands: [String], start: @escaping @Sendable (String) -> String) {
            self.commands = commands
            self.start = start
        }
    }

    package init(
        _ name: String,
        _ purpose: String,
        commands: [Command],
        options: [Option],
        standardCommand: Command? = nil,
        correction: @escaping @Sendable (String) -> String? = { _ in nil },
        topics: Topics? = nil,
        elsewhere: Elsewhere
    ) {
        self.name = name
        self.purpose = purpose
        self.commands = commands
        self.options = options
        self.standardCommand = standardCommand
        self.correction = correction
        self.topics = topics
        self.elsewhere = elsewhere
    }
}

nonisolated extension Program {
    /// The options of a command, in the order of the help.
    package func options(of command: Command) -> [Option] {
        options.filter { $0.meaning[command] != nil }
    }

    /// Returns the command with this name.
    func command(_ name: String) -> Command? {
        commands.first { $0.name == name }
    }

    /// Returns the command that `words` name, or the standard command.
    func command(of words: [String]) throws(UsageError) -> Command {
        if let first = words.first, !first.hasPrefix("-") { return try command(named: first, in: words) }
        if let standardCommand { return standardCommand }
        if let help = command("help"), options(of: help).contains(where: { $0.isNamed((words.first ?? "")[...]) }) {
            return help
        }
        throw UsageError("Choose a command: \(commands.dropLast().map(\.name).asAlternatives).", of: self)
    }

    /// Returns the page about the command or topic.
    func help(about topic: String) throws(UsageError) -> String {
        if let command = command(topic) { return helpPage(about: command) }
        if let page = topics?.page(topic) { return page }
        throw missing(topic, ["help", topic], or: topics?.names ?? [])
    }

    private func command(named name: String, in words: [String]) throws(UsageError) -> Command {
        if let command = command(name) { return command }
        throw missing(name, words)
    }

    /// Returns the error for a command that this program does not have; `words` are the whole line.
    private func missing(_ word: String, _ words: [String], or others: [String] = []) -> UsageError {
        if elsewhere.commands.contains(word) {
            let line = ([elsewhere.start(words[0])] + words.dropFirst()).joined(separator: " ")
            return UsageError("“\(word)” is a command of another program: use “\(line.displayable)”.", of: self)
        }
        let suggestion = correction(word) ?? NearMiss.suggestion(for: word, among: commands.map(\.name) + others)
        return UsageError("Unknown command \(quoted(word)).", suggestion: suggestion, of: self)
    }
}
