/// A word, number, string or sign of Swift source text.
nonisolated struct SourceToken {
    enum Kind {
        /// A keyword or an identifier, with any backticks.
        case word
        case number
        /// A string literal without its content. The code of each interpolation follows in parentheses.
        case string
        /// A single punctuation character, an arrow, or a directive such as `#if`.
        case sign
    }

    let kind: Kind
    let text: String
    let line: Int
    /// Whether this is the first token on its line.
    let beginsLine: Bool
    let followsSpace: Bool

    /// The text without backticks.
    var name: String { text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text }
}
