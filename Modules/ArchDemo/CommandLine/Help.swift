/// The help pages, made from the commands and the option table.
nonisolated package enum Help {
    /// Returns the page about `command`; `nil` means the whole program.
    package static func text(about command: Command?) -> String {
        command.map(page) ?? overview
    }

    private static var overview: String {
        let commands = Columns(rows: Command.allCases.map { ($0.rawValue, $0.summary) })
        let statuses = Columns(rows: ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
        return """
            arch-demo: one small app, built once per architecture pattern.

            USAGE
            \(Command.allCases.map { "  \($0.usage)\n" }.joined())
            EXAMPLES
            \(examples(Command.allCases.compactMap(\.examples.first)))
            COMMANDS
            \(commands.text)
            OPTIONS
            \(options(of: .run))
            EXIT STATUS
            \(statuses.text)
            “arch-demo help COMMAND” explains a command and its own options.

            """
    }

    private static func page(about command: Command) -> String {
        """
        arch-demo \(command.rawValue): \(command.summary)

        USAGE
          \(command.usage)

        EXAMPLES
        \(examples(command.examples))
        OPTIONS
        \(options(of: command))
        """
    }

    private static func examples(_ examples: [Command.Example]) -> String {
        examples.map { "  \($0.line)\n      \($0.effect)\n" }.joined()
    }

    private static func options(of command: Command) -> String {
        Columns(rows: Option.all(of: command).map { ($0.signature, $0.explanation(for: command)) }).text
    }
}
