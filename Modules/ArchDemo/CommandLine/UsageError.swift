/// An error in a command line.
nonisolated package struct UsageError: Error, Equatable, Sendable {
    /// One sentence about the error, and one with a suggestion if there is any.
    package let message: String
    let command: Command?

    init(_ message: String, suggestion: String? = nil, command: Command? = nil) {
        let guess = suggestion.map { " Did you mean “\($0)”?" }
        self.message = message + (guess ?? "")
        self.command = command
    }

    /// The text for standard error: the message and a pointer to the help.
    package var text: String {
        let topic = command.map { " " + $0.rawValue } ?? ""
        return "arch-demo: \(message)\nTry “arch-demo help\(topic)”.\n"
    }
}
