import Shared

/// Splits a line into words and quoted texts, up to its comment.
nonisolated struct Tokenizer {
    private let line: SourceLine
    private let scalars: String.UnicodeScalarView
    private var position: String.Index

    init(_ line: SourceLine) {
        self.line = line
        scalars = line.text.unicodeScalars
        position = scalars.startIndex
    }

    mutating func tokens() throws(ScenarioError) -> [Token] {
        try requireFewMarks()
        var tokens: [Token] = []
        while let token = try next() { tokens.append(token) }
        return tokens
    }

    private func requireFewMarks() throws(ScenarioError) {
        var marks = CombiningMarks()
        for index in scalars.indices {
            guard marks.accept(scalars[index]) else {
                throw line.error("There are more than \(CombiningMarks.limit) combining marks in a row.", at: index)
            }
        }
    }

    private mutating func next() throws(ScenarioError) -> Token? {
        skip { $0.properties.isWhitespace }
        guard let first = current, first != "#" else { return nil }
        let start = position
        let kind: Token.Kind = first.isQuote ? .text(try text(openedBy: first)) : .word(word())
        if let next = current, !next.properties.isWhitespace, next != "#" {
            throw line.error("A space is missing before “\(next)”.", at: position)
        }
        return Token(kind: kind, start: start, source: String(scalars[start..<position]))
    }

    private var current: Unicode.Scalar? {
        position < scalars.endIndex ? scalars[position] : nil
    }

    private mutating func advance() {
        position = scalars.index(after: position)
    }

    private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
        while let scalar = current, condition(scalar) { advance() }
    }

    private mutating func word() -> String {
        let start = position
        skip { !$0.properties.isWhitespace && !$0.isQuote && $0 != "#" }
        return String(scalars[start..<position])
    }

    private mutating func text(openedBy quote: Unicode.Scalar) throws(ScenarioError) -> String {
        let opening = position
        var text = String.UnicodeScalarView()
        advance()
        while let scalar = current, !scalar.closes(quote) {
            text.append(scalar == "\\" ? try escaped() : scalar)
            advance()
        }
        guard current != nil else { throw line.error("The quote that opens here is never closed.", at: opening) }
        advance()
        return String(text)
    }

    private mutating func escaped() throws(ScenarioError) -> Unicode.Scalar {
        let backslash = position
        advance()
        guard let scalar = current, scalar.isQuote || scalar == "\\" else {
            throw line.error("In quotes, a backslash must precede a quote or another backslash.", at: backslash)
        }
        return scalar
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether the scalar opens a quoted text: a straight quote, or a curly one, as in copied or dictated text.
    fileprivate var isQuote: Bool { self == "\"" || isCurlyQuote }

    private var isCurlyQuote: Bool { self == "“" || self == "”" }

    /// Returns whether the scalar closes a text that `quote` opened: a straight quote closes a straight one, either
    /// curly quote a curly one.
    fileprivate func closes(_ quote: Unicode.Scalar) -> Bool {
        quote == "\"" ? self == quote : isCurlyQuote
    }
}
