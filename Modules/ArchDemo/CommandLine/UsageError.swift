/// An error in a command line.
nonisolated package struct UsageError: Error, Equatable, Sendable {
    /// A sentence about the error, possibly with a suggestion.
    package let message: String
    /// The command line that prints the command's help.
    private let help: String
    private let program: String

    init(_ message: String, suggestion: String? = nil, command: Command? = nil, of program: Program) {
        let guess = suggestion.map { " Did you mean “\($0)”?" }
        self.message = message + (guess ?? "")
        self.program = program.name
        help = program.name + " help" + (command.map { " " + $0.name } ?? "")
    }

    /// The text for standard error: the message and a pointer to the help.
    package var text: String {
        "\(program): \(message)\nTry “\(help)”.\n"
    }
}
