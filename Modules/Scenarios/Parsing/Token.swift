/// A word or a quoted text of a line.
struct Token {
    enum Kind {
        case word(String)
        case text(String)
    }

    let kind: Kind
    /// Where it begins in the line's text.
    let start: String.Index
    /// As it was written, quotes included.
    let source: String
}
