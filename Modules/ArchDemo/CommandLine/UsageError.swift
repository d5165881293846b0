/// A command line that cannot be understood.
nonisolated package struct UsageError: Error, Equatable, Sendable {
    /// One sentence that says what is wrong, and perhaps one that guesses what was meant.
    package let message: String
    let command: Command?

    init(_ message: String, suggestion: String? = nil, command: Command? = nil) {
        let guess = suggestion.map { " Did you mean “\($0)”?" }
        self.message = message + (guess ?? "")
        self.command = command
    }

    /// What to write to standard error: the message, and where to read on.
    package var text: String {
        let topic = command.map { " " + $0.rawValue } ?? ""
        return "arch-demo: \(message)\nTry “arch-demo help\(topic)”.\n"
    }
}
