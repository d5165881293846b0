/// One of a terminal's two screens.
struct ModelScreen {
    private(set) var cells: [[ModelCell]]
    private(set) var cursor = ModelCursor(row: 0, column: 0)
    /// The column of the last character; `nil` after the cursor has moved.
    private var last: Int?
    /// Whether the last character fills the last column, where the cursor stays until the next character.
    private var isFull = false
    private let columns: Int

    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        cells = Array(repeating: Array(repeating: .blank, count: self.columns), count: max(1, rows))
    }

    mutating func move(row: Int, column: Int) {
        cursor.row = max(0, min(row, cells.count - 1))
        cursor.column = max(0, min(column, columns - 1))
        last = nil
        isFull = false
    }

    /// Moves down one line; scrolls if it is the last.
    mutating func feedLine() {
        if cursor.row == cells.count - 1 {
            cells.removeFirst()
            cells.append(Array(repeating: .blank, count: columns))
        }
        move(row: cursor.row + 1, column: cursor.column)
    }

    mutating func write(_ text: String, width: Int, style: [Int], wraps: Bool) {
        guard width > 0 else { return join(text) }
        if wraps, isFull || cursor.column + width > columns {
            feedLine()
            cursor.column = 0
        }
        let start = max(0, min(cursor.column, columns - width))
        let end = min(start + width, columns)
        cut(row: cursor.row, column: start)
        cut(row: cursor.row, column: end)
        cells[cursor.row][start] = ModelCell(text: text, style: style)
        if end > start + 1 {
            for column in start + 1..<end { cells[cursor.row][column] = ModelCell(text: "", style: style) }
        }
        last = start
        isFull = end == columns
        cursor.column = min(end, columns - 1)
    }

    /// Clears the cells from the cursor on (0), up to it (1), or all (2), in its line or on the screen.
    mutating func erase(_ part: Int, ofLine isLine: Bool) {
        let place = cursor.row * columns + cursor.column
        for row in cells.indices where row == cursor.row || !isLine {
            for column in 0..<columns {
                let distance = row * columns + column - place
                if part >= 2 || (part == 0 ? distance >= 0 : distance <= 0) { cells[row][column] = .blank }
            }
        }
    }

    /// Truncates lines or pads them with blanks; never moves text to another line.
    mutating func resize(columns: Int, rows: Int) {
        var resized = ModelScreen(columns: columns, rows: rows)
        for row in 0..<min(resized.cells.count, cells.count) {
            cut(row: row, column: resized.columns)
            for column in 0..<min(resized.columns, self.columns) { resized.cells[row][column] = cells[row][column] }
        }
        resized.move(row: cursor.row, column: cursor.column)
        self = resized
    }

    /// Appends a combining mark to the character before the cursor.
    private mutating func join(_ mark: String) {
        var column = last ?? cursor.column - 1
        while column > 0, cells[cursor.row][column].text.isEmpty { column -= 1 }
        if column >= 0 { cells[cursor.row][column].text += mark }
    }

    /// Replaces a wide character that straddles the left edge of `column` with blanks.
    private mutating func cut(row: Int, column: Int) {
        guard column < columns, cells[row][column].text.isEmpty else { return }
        cells[row][column].text = " "
        cells[row][column - 1].text = " "
    }
}
