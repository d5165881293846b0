import Headless
import Scenarios
import Shared

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

/// The lines typed at the prompt, which the key ↑ repeats.
struct PromptHistory {
    private var lines: [String] = []

    /// Returns the line that is meant by `typed`, and remembers it: an earlier one if only ↑ was pressed, as many lines
    /// back as often; or else `typed` itself.
    mutating func line(_ typed: String) -> String {
        let count = typed.wholeMatch(of: /(?:\x1B[\[O]A)+/) == nil ? 0 : typed.count { $0 == "A" }
        let line = count == 0 ? typed : lines.suffix(count).first ?? ""
        if !line.isEmpty, line != lines.last { lines.append(line) }
        return line
    }
}

/// The help on the steps, for the prompt and `help steps`.
nonisolated enum StepHelp {
    /// All steps, on one screen of 80 columns and 24 lines.
    static let overview = text(StepGuide.overview)

    /// The overview, with the options of a scenario file.
    static let steps = text(StepGuide.overview + [StepGuide.option])

    /// Returns the page on `topic`; `nil` if there is none.
    static func page(on topic: String) -> String? {
        let forms = StepGuide.forms(of: topic.lowercased())
        return forms.isEmpty ? nil : text(forms)
    }

    /// Returns the page on `topic`, or the overview for `nil`. Throws `StepFailure` if there is no such page.
    static func text(about topic: String?) throws(StepFailure) -> String {
        guard let topic else { return overview }
        if let page = page(on: topic) { return page }
        let meant =
            StepSynonyms.steps(for: topic)?.first.map { String($0.prefix { $0 != " " }) }
            ?? NearMiss.suggestion(for: topic, among: StepGuide.topics)
        let advice = meant.map { "Did you mean “help \($0)”?" } ?? "“help” lists them."
        throw StepFailure("There is no step “\(topic)”. \(advice)")
    }

    private static func text(_ forms: [StepGuide.Form]) -> String {
        Columns(rows: forms.map { ($0.form, $0.meaning) }).text
    }
}
