import Headless
import Shared

/// Reads the tokens of a line one after the other, and says what was expected where it finds something else.
struct TokenReader {
    private let line: SourceLine
    private var rest: ArraySlice<Token>

    init(_ line: SourceLine, _ tokens: [Token]) {
        self.line = line
        rest = tokens[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The word that comes next, or `nil` where none does.
    var nextWord: String? {
        if case .word(let word) = rest.first?.kind { word } else { nil }
    }

    /// What was written from here on, token by token.
    var unread: [Token] { Array(rest) }

    /// Where the next token begins, or the line ends.
    var place: String.Index { rest.first?.start ?? line.text.endIndex }

    func error(_ message: String, at place: String.Index) -> ScenarioError {
        line.error(message, at: place)
    }

    /// The next token if it is a quoted text.
    mutating func nextText() -> String? {
        guard case .text(let text) = rest.first?.kind else { return nil }
        rest.removeFirst()
        return text
    }

    /// A quoted text; `what` names it in the error.
    mutating func text(_ what: String) throws(ScenarioError) -> String {
        guard let text = nextText() else { throw expected("\(what) in quotes") }
        return text
    }

    /// A word that `convert` makes a value of. The error suggests the nearest of `suggestions`, or ends in `advice`.
    mutating func word<Value>(
        _ what: String,
        suggestions: [String] = [],
        otherwise advice: String? = nil,
        _ convert: (String) -> Value?
    ) throws(ScenarioError) -> Value {
        guard case .word(let word) = rest.first?.kind, let value = convert(word) else {
            throw expected(what, suggestions: suggestions, otherwise: advice)
        }
        rest.removeFirst()
        return value
    }

    /// One of some words; `what` names them all where they are too many to list. Words that are understood elsewhere
    /// can be suggested too.
    mutating func choice<Value>(
        _ what: String? = nil,
        of choices: KeyValuePairs<String, Value>,
        alsoSuggesting others: [String] = [],
        otherwise advice: String? = nil
    ) throws(ScenarioError) -> Value {
        let words = choices.map(\.key)
        return try word(what ?? words.asAlternatives, suggestions: words + others, otherwise: advice) { word in
            choices.first { $0.key == word }?.value
        }
    }

    /// One of the values of a type that writes them as words.
    mutating func choice<Value: CaseIterable & RawRepresentable<String>>() throws(ScenarioError) -> Value {
        let words = Value.allCases.map(\.rawValue)
        return try word(words.asAlternatives, suggestions: words) { Value(rawValue: $0) }
    }

    /// Seconds as a decimal number, exact to the millisecond.
    mutating func seconds() throws(ScenarioError) -> Duration {
        try word(Duration.decimalForm) { Duration(decimalSeconds: $0) }
    }

    /// A whole number, not below `minimum`.
    mutating func number(_ what: String, from minimum: Int) throws(ScenarioError) -> Int {
        if case .word(let word) = rest.first?.kind, word.isWholeNumber, Int(word) == nil {
            throw error("The number is too large.", at: place)
        }
        return try word(what) { word in
            word.isWholeNumber ? Int(word).flatMap { $0 >= minimum ? $0 : nil } : nil
        }
    }

    /// A network; not every place takes the public one, whose answers nobody can foresee.
    mutating func network(isLiveAllowed: Bool) throws(ScenarioError) -> Connection.Network {
        let words = Connection.Network.words.filter { isLiveAllowed || $0 != Connection.Network.live.word }
        return try word(words.asAlternatives, suggestions: words) { word in
            Connection.Network(word: word).flatMap { isLiveAllowed || $0 != .live ? $0 : nil }
        }
    }

    /// A deep link.
    mutating func link() throws(ScenarioError) -> DeepLink {
        let suggestion = rest.first.flatMap { DeepLink.suggestion(for: $0.source) }
        return try word("a deep link (\(DeepLink.forms))", otherwise: suggestion.map { "Did you mean “\($0)”?" }) {
            DeepLink($0)
        }
    }

    /// A deep link in quotes.
    mutating func quotedLink() throws(ScenarioError) -> DeepLink {
        let place = place
        let text = try text("a deep link (\(DeepLink.forms))")
        if let link = DeepLink(text) { return link }
        let suggestion = DeepLink.suggestion(for: text).map { " Did you mean “\($0)”?" } ?? ""
        throw error("Expected a deep link (\(DeepLink.forms)), found “\(text)”.\(suggestion)", at: place)
    }

    /// Fails where something is left to read.
    func end() throws(ScenarioError) {
        if !rest.isEmpty { throw expected("the end of the line") }
    }

    /// The error that says so: `what` should stand where the next token stands.
    func expected(_ what: String, suggestions: [String] = [], otherwise advice: String? = nil) -> ScenarioError {
        let advice = advice.map { " \($0)" } ?? ""
        guard let token = rest.first else {
            return error("Expected \(what), found the end of the line.\(advice)", at: place)
        }
        let meant = NearMiss.suggestion(for: token.source, among: suggestions)
        let suggestion = meant.map { " Did you mean “\($0)”?" } ?? advice
        let found = token.source.prefix(80) + (token.source.count > 80 ? "…" : "")
        return error("Expected \(what), found “\(found)”.\(suggestion)", at: place)
    }
}

extension String {
    fileprivate var isWholeNumber: Bool {
        !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
