/// The help pages, built from the commands and options.
nonisolated extension Program {
    /// The page about the whole program.
    package var helpOverview: String {
        let summaries = Columns(rows: commands.map { ($0.name, $0.summary) })
        let statuses = Columns(rows: ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
        return """
            \(name): \(purpose)

            USAGE
            \(commands.map { "  \(usage(of: $0))\n" }.joined())
            EXAMPLES
            \(examples(commands.compactMap(\.examples.first)))
            COMMANDS
            \(summaries.text)
            \(standardCommand.map { "OPTIONS\n\(optionTable(of: $0))\n" } ?? "")EXIT STATUS
            \(statuses.text)
            “\(name) help COMMAND” explains a command and its own options.
            “\(elsewhere.start("help"))” explains \(elsewhere.commands.joined(separator: ", ")).

            """
    }

    /// The page about `command`.
    package func helpPage(about command: Command) -> String {
        """
        \(name) \(command.name): \(command.summary)

        USAGE
          \(usage(of: command))

        EXAMPLES
        \(examples(command.examples))
        OPTIONS
        \(optionTable(of: command))
        """
    }

    private func usage(of command: Command) -> String {
        "\(name) " + (command == standardCommand ? "[\(command.name)] " : "\(command.name) ") + command.usage
    }

    private func examples(_ examples: [Command.Example]) -> String {
        examples.map { "  \($0.line)\n      \($0.effect)\n" }.joined()
    }

    private func optionTable(of command: Command) -> String {
        Columns(rows: options(of: command).map { ($0.signature, $0.explanation(for: command)) }).text
    }
}
