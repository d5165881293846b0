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
nonisolated package struct Cursor: Equatable, Sendable {
    package var row: Int
    package var column: Int
}

/// One cell of a terminal.
nonisolated package struct Cell: Equatable, Sendable {
    /// The grapheme cluster; empty for the second cell of a wide character.
    package var text: String
    package var style: Style

    static let blank = Cell(text: " ", style: .plain)
}
