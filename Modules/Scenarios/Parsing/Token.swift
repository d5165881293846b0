/// A word or a quoted text in a line.
nonisolated struct Token {
    enum Kind {
        case word(String)
        case text(String)
    }

    let kind: Kind
    /// The start in the line's text.
    let start: String.Index
    /// The token as written, quotes included.
    let source: String
}
