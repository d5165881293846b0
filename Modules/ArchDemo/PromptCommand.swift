import Scenarios

/// A line at the prompt that is not a step of a scenario.
enum PromptCommand: Equatable {
    case quit
    /// Explains all steps or one topic.
    case help(String?)

    private static let quitWords = ["quit", "q", "exit", ":q"]
    private static let helpWords = ["help", "?"]

    /// Parses `line`; returns `nil` if it is not a command. Throws `StepFailure` if anything follows “quit”.
    init?(_ line: String) throws(StepFailure) {
        guard line.utf8.count < 80 else { return nil }
        let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        if Self.quitWords.contains(first) {
            guard words.count == 1 else { throw StepFailure("Expected the end of the line, found “\(words[1])”.") }
            self = .quit
        } else if Self.helpWords.contains(first) {
            self = .help(words.dropFirst().first.map(Self.topic))
        } else {
            return nil
        }
    }

    /// Returns the name of the help topic for `word`.
    private static func topic(_ word: String) -> String {
        quitWords.contains(word) ? "quit" : helpWords.contains(word) ? "help" : word
    }
}
