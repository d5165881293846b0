/// A word, number, string or sign of Swift source text.
nonisolated struct SourceToken {
    enum Kind {
        /// A keyword or an identifier, with its backticks if it has them.
        case word
        case number
        /// A string literal, without its content. The code of each interpolation follows in round brackets.
        case string
        /// A single sign, an arrow, or a directive such as `#if`.
        case sign
    }

    let kind: Kind
    let text: String
    let line: Int
    /// Whether no token stands before it on its line.
    let beginsLine: Bool
    let followsSpace: Bool

    /// The text without backticks.
    var name: String { text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text }
}
