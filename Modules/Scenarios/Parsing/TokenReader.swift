import Shared

/// Reads the tokens of a line one by one, and throws an error that says what was expected.
nonisolated struct TokenReader {
    private let line: SourceLine
    private var rest: ArraySlice<Token>

    init(_ line: SourceLine, _ tokens: [Token]) {
        self.line = line
        rest = tokens[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next word; `nil` if the next token is not a word.
    var nextWord: String? {
        if case .word(let word) = rest.first?.kind { word } else { nil }
    }

    /// The remaining tokens.
    var unread: [Token] { Array(rest) }

    /// The start of the next token, or the end of the line.
    var place: String.Index { rest.first?.start ?? line.text.endIndex }

    func error(_ message: String, at place: String.Index) -> ScenarioError {
        line.error(message, at: place)
    }

    /// Reads the next token if it is a plus sign. Returns whether it was.
    mutating func skipPlus() throws(ScenarioError) -> Bool {
        guard let word = nextWord, word.hasPrefix("+") else { return false }
        guard word == "+" else { throw error("A space is missing after “+”.", at: place) }
        rest.removeFirst()
        return true
    }

    /// Reads the next token if it is a quoted text.
    mutating func nextText() -> String? {
        guard case .text(let text) = rest.first?.kind else { return nil }
        rest.removeFirst()
        return text
    }

    /// Reads a quoted text; `what` names it in the error.
    mutating func text(_ what: String) throws(ScenarioError) -> String {
        guard let text = nextText() else { throw expected("\(what) in quotes") }
        return text
    }

    /// Reads a quoted text for a field, with which the line ends. An error does not quote it, as it may be a password.
    mutating func lastText(_ what: String) throws(ScenarioError) -> String {
        if isAtEnd { throw expected("\(what) in quotes") }
        guard let text = nextText() else { throw error("Expected \(what) in quotes.", at: place) }
        guard isAtEnd else { throw error("Expected the end of the line after \(what).", at: place) }
        return text
    }

    /// Reads a word that `convert` turns into a value. The error suggests the nearest of `suggestions`, or ends with
    /// `advice`.
    mutating func word<Value>(
        _ what: @autoclosure () -> String,
        suggestions: @autoclosure () -> [String] = [],
        otherwise advice: @autoclosure () -> String? = nil,
        _ convert: (String) -> Value?
    ) throws(ScenarioError) -> Value {
        guard case .word(let word) = rest.first?.kind, let value = convert(word) else {
            throw expected(what(), suggestions: suggestions(), otherwise: advice())
        }
        rest.removeFirst()
        return value
    }

    /// Reads one of some words; `what` names all of them if they are too many to list. Words that are valid elsewhere
    /// can be suggested too.
    mutating func choice<Value>(
        _ what: String? = nil,
        of choices: KeyValuePairs<String, Value>,
        alsoSuggesting others: [String] = [],
        otherwise advice: @autoclosure () -> String? = nil
    ) throws(ScenarioError) -> Value {
        var words: [String] { choices.map { $0.key } }
        return try word(what ?? words.asAlternatives, suggestions: words + others, otherwise: advice()) { word in
            choices.first { $0.key == word }?.value
        }
    }

    /// Reads one of the values of a type whose raw values are words.
    mutating func choice<Value: CaseIterable & RawRepresentable<String>>() throws(ScenarioError) -> Value {
        let words = Value.allCases.map(\.rawValue)
        return try word(words.asAlternatives, suggestions: words) { Value(rawValue: $0) }
    }

    /// Reads seconds as a decimal number, exact to the millisecond.
    mutating func seconds() throws(ScenarioError) -> Duration {
        try word(Duration.decimalForm) { Duration(decimalSeconds: $0) }
    }

    /// Reads a whole number of at least `minimum`.
    mutating func number(_ what: String, from minimum: Int) throws(ScenarioError) -> Int {
        if case .word(let word) = rest.first?.kind, word.isWholeNumber, Int(word) == nil {
            throw error("The number is too large.", at: place)
        }
        return try word(what) { word in
            word.isWholeNumber ? Int(word).flatMap { $0 >= minimum ? $0 : nil } : nil
        }
    }

    /// Reads a network; `live` is not allowed everywhere, because its answers are unpredictable.
    mutating func network(isLiveAllowed: Bool) throws(ScenarioError) -> Connection.Network {
        let words = Connection.Network.words.filter { isLiveAllowed || $0 != Connection.Network.live.word }
        return try word(words.asAlternatives, suggestions: words) { word in
            Connection.Network(word: word).flatMap { isLiveAllowed || $0 != .live ? $0 : nil }
        }
    }

    /// Reads a deep link.
    mutating func link() throws(ScenarioError) -> DeepLink {
        let suggestion = rest.first.flatMap { DeepLink.suggestion(for: $0.source) }
        return try word("a deep link (\(DeepLink.forms))", otherwise: suggestion.map { "Did you mean “\($0)”?" }) {
            DeepLink($0)
        }
    }

    /// Reads a deep link in quotes.
    mutating func quotedLink() throws(ScenarioError) -> DeepLink {
        let place = place
        let text = try text("a deep link (\(DeepLink.forms))")
        if let link = DeepLink(text) { return link }
        let suggestion = DeepLink.suggestion(for: text).map { " Did you mean “\($0)”?" } ?? ""
        throw error("Expected a deep link (\(DeepLink.forms)), found “\(text)”.\(suggestion)", at: place)
    }

    /// Throws unless all tokens have been read.
    func end() throws(ScenarioError) {
        if !rest.isEmpty { throw expected("the end of the line") }
    }

    /// Returns the error that `what` was expected at the next token.
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

nonisolated extension String {
    fileprivate var isWholeNumber: Bool {
        !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
