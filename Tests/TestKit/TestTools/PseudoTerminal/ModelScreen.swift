/// The cells and the cursor of a model terminal.
struct ModelScreen {
    private(set) var cells: [[ModelCell]]
    private(set) var cursor = ModelCursor(row: 0, column: 0)
    /// The column of the last character, which marks join; `nil` after the cursor has moved.
    private var last: Int?
    private let columns: Int

    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        cells = Array(repeating: Array(repeating: .blank, count: self.columns), count: max(1, rows))
    }

    mutating func move(row: Int, column: Int) {
        cursor.row = max(0, min(row, cells.count - 1))
        cursor.column = max(0, min(column, columns - 1))
        last = nil
    }

    /// Moves down one line; scrolls if it is the last.
    mutating func feedLine() {
        if cursor.row == cells.count - 1 {
            cells.removeFirst()
            cells.append(Array(repeating: .blank, count: columns))
        }
        move(row: cursor.row + 1, column: cursor.column)
    }

    /// Writes a character; in the last column the next one overwrites it.
    mutating func write(_ text: String, width: Int, style: [Int]) {
        guard width > 0 else {
            if let last { cells[cursor.row][last].text += text }
            return
        }
        let start = max(0, min(cursor.column, columns - width))
        let end = min(start + width, columns)
        for edge in [start, end] { cut(edge) }
        for column in start..<end { cells[cursor.row][column] = ModelCell(text: "", style: style) }
        cells[cursor.row][start].text = text
        last = start
        cursor.column = min(end, columns - 1)
    }

    /// Replaces a wide character that straddles the left edge of `column` with blanks.
    private mutating func cut(_ column: Int) {
        guard column < columns, cells[cursor.row][column].text.isEmpty else { return }
        cells[cursor.row][column].text = " "
        cells[cursor.row][column - 1].text = " "
    }
}
