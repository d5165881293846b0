/// A text for each of some commands. Not a dictionary, whose generic type the runtime would instantiate at every start.
nonisolated package struct CommandTexts: ExpressibleByDictionaryLiteral, Sendable {
    private let texts: [(command: Command, text: String)]
    /// The text for all other commands; `nil` if there is none.
    private let common: String?

    package init(dictionaryLiteral texts: (Command, String)...) {
        self.texts = texts
        common = nil
    }

    /// Creates the same text for every command.
    init(everywhere text: String) {
        texts = []
        common = text
    }

    package var all: [String] { texts.map(\.text) + [common].compactMap(\.self) }

    subscript(command: Command) -> String? {
        texts.first { $0.command == command }?.text ?? common
    }
}
