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
            \(commands.map { examples($0.examples.prefix(1)) }.joined())
            COMMANDS
            \(summaries.text)
            \(standardCommand.map { "OPTIONS\n\(optionTable(of: $0))\n" } ?? "")EXIT STATUS
            \(statuses.text)
            “\(name) help COMMAND” explains a command and its own options.
            “\(startElsewhere("help"))” explains \(elsewhere.joined(separator: ", ")).

            """
    }

    /// The page about `command`.
    package func helpPage(about command: Command<Options>) -> String {
        """
        \(name) \(command.name): \(command.summary)

        USAGE
          \(usage(of: command))

        EXAMPLES
        \(examples(command.examples[...]))
        OPTIONS
        \(optionTable(of: command))
        """
    }

    private func usage(of command: Command<Options>) -> String {
        let isStandard = command.name == standardCommand?.name
        return "\(name) " + (isStandard ? "[\(command.name)] " : "\(command.name) ") + command.usage
    }

    private func examples(_ examples: KeyValuePairs<String, String>.SubSequence) -> String {
        examples.map { "  \($0)\n      \($1)\n" }.joined()
    }

    private func optionTable(of command: Command<Options>) -> String {
        let rows = options(of: command).map { option in
            (signature(of: option), option.help + (option.standard.map { " [default: \($0)]" } ?? ""))
        }
        return Columns(rows: rows).text
    }

    /// Returns the option and its value as typed.
    private func signature(of option: Option<Options>) -> String {
        let flag = [option.shortFlag, option.flag].compactMap(\.self).joined(separator: ", ")
        let value = option.values.joined(separator: "|") + (option.isList ? "[,…]" : "")
        return value.isEmpty ? flag : "\(flag) \(value)"
    }
}
