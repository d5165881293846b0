/// One cell of a terminal.
nonisolated package struct Cell: Equatable, Sendable {
    /// The grapheme cluster; empty for the second cell of a wide character.
    package var text: String
    package var style: Style

    static let blank = Cell(text: " ", style: .plain)
}
