/// A line at the prompt that is no step of a scenario.
enum PromptCommand: Equatable {
    case quit
    /// Explains all steps, or those that begin with a word.
    case help(String?)

    /// The command that `line` gives, or `nil` where it is none.
    init?(_ line: String) {
        guard line.utf8.count < 80 else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace)
        switch words.first {
        case "quit", "q", "exit", ":q": if words.count > 1 { return nil } else { self = .quit }
        case "help", "?": self = .help(words.count > 1 ? words[1...].joined(separator: " ") : nil)
        default: return nil
        }
    }
}
