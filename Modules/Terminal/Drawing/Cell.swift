/// One cell of a terminal.
nonisolated struct Cell: Equatable, Sendable {
    /// The grapheme cluster; empty for the second cell of a wide character.
    var text: String
    var style: Style

    static let blank = Cell(text: " ", style: .plain)
}
