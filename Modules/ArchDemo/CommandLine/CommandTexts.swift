/// A text for some of the commands. It is not a dictionary, whose type the runtime would assemble at each start.
nonisolated struct CommandTexts: ExpressibleByDictionaryLiteral, Sendable {
    private let texts: [(Command, String)]

    init(dictionaryLiteral texts: (Command, String)...) {
        self.texts = texts
    }

    /// Creates the same text for every command.
    init(everywhere text: String) {
        texts = Command.allCases.map { ($0, text) }
    }

    var all: [String] { texts.map { $0.1 } }

    subscript(command: Command) -> String? {
        texts.first { $0.0 == command }?.1
    }
}
