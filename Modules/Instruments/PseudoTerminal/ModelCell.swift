/// One cell of a model terminal.
package struct ModelCell: Equatable, Sendable {
    /// The grapheme cluster; empty for the second cell of a wide character.
    package var text: String
    /// The active SGR parameters in ascending order, such as `[1, 31]` for bold red.
    package var style: [Int]

    package static let blank = ModelCell(text: " ", style: [])

    package init(text: String, style: [Int]) {
        self.text = text
        self.style = style
    }
}
