/// The size of a terminal, in cells.
nonisolated package struct Size: Equatable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// The position of a terminal's cursor, from 0.
nonisolated struct Cursor: Equatable, Sendable {
    var row: Int
    var column: Int
}

/// One cell of a terminal.
nonisolated struct Cell: Equatable, Sendable {
    /// The grapheme cluster; empty for the second cell of a wide character.
    var text: String
    var style: Style

    static let blank = Cell(text: " ", style: .plain)
}
