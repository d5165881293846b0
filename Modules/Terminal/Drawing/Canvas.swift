/// The cells of a frame.
///
/// A glyph of several columns is in its first cell; the other cells have empty texts.
nonisolated package struct Canvas: Equatable, Sendable {
    package let size: Size
    private var rows: [[Cell]]

    /// Creates a canvas of blank cells.
    init(_ size: Size) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        rows = Array(repeating: Array(repeating: .blank, count: self.size.columns), count: self.size.rows)
    }

    /// The cell in a row and a column.
    package private(set) subscript(row: Int, column: Int) -> Cell {
        get { rows[row][column] }
        set { rows[row][column] = newValue }
    }

    /// Returns the columns of the glyph that begins at `column`.
    func glyph(row: Int, column: Int) -> Range<Int> {
        var end = column + 1
        while end < size.columns, self[row, end].text.isEmpty { end += 1 }
        return column..<end
    }

    /// Returns the columns of the first glyph at or after `column` that differs from the cells of `other`, a canvas of
    /// the same size; `nil` if there is none.
    func firstGlyph(differingFrom other: Canvas, row: Int, from column: Int) -> Range<Int>? {
        let (cells, others) = (rows[row], other.rows[row])
        var column = column
        while column < size.columns, cells[column] == others[column] { column += 1 }
        guard column < size.columns else { return nil }
        while self[row, column].text.isEmpty { column -= 1 }
        return glyph(row: row, column: column)
    }

    // MARK: Drawing

    /// Writes `text` within `width` columns and the canvas, truncated with an ellipsis; returns the number of columns
    /// written.
    @discardableResult
    mutating func write(_ text: String, row: Int, column: Int, width: Int = .max, style: Style = .plain) -> Int {
        let width = min(width, size.columns - column)
        guard (0..<size.rows).contains(row), column >= 0, width > 0 else { return 0 }
        var written: [Cell] = []
        for glyph in text.glyphs(fitting: width) {
            written.append(Cell(text: glyph.text, style: style))
            if glyph.width > 1 { written += Array(repeating: Cell(text: "", style: style), count: glyph.width - 1) }
        }
        place(written[...], row: row, column: column)
        return written.count
    }

    /// Fills `width` columns of `height` rows with `cell`, which has one column.
    mutating func fill(row: Int, column: Int, width: Int, height: Int = 1, _ cell: Cell) {
        let columns = columns(column, width: width)
        let filling = Array(repeating: cell, count: columns.count)
        for row in row..<row + height where (0..<size.rows).contains(row) {
            place(filling[...], row: row, column: columns.lowerBound)
        }
    }

    /// Draws a frame of `size` from the first column on, with `title`, if any, in its upper edge.
    mutating func frame(_ size: Size, row top: Int, title: String? = nil) {
        let (right, bottom) = (size.columns - 1, top + size.rows - 1)
        let lead = title.map { "─ \($0) " } ?? ""
        let edge = String(repeating: "─", count: max(0, size.columns - 2))
        let upperEdge = lead + edge.dropFirst(lead.columns)
        for column in [0, right] {
            fill(row: top, column: column, width: 1, height: size.rows, Cell(text: "│", style: .plain))
        }
        write("┌\(upperEdge)┐", row: top, column: 0, width: size.columns, style: Style(isBold: title != nil))
        write("└\(edge)┘", row: bottom, column: 0, width: size.columns)
    }

    /// Copies the part of `other` that fits, starting at `row` and `column`.
    mutating func draw(_ other: Canvas, row: Int, column: Int) {
        let columns = columns(column, width: other.size.columns)
        guard !columns.isEmpty else { return }
        var other = other
        for otherRow in 0..<other.size.rows where (0..<size.rows).contains(row + otherRow) {
            for edge in [columns.lowerBound, columns.upperBound] { other.split(row: otherRow, column: edge - column) }
            let cells = other.rows[otherRow][columns.lowerBound - column..<columns.upperBound - column]
            place(cells, row: row + otherRow, column: columns.lowerBound)
        }
    }

    /// Changes each cell; a text may be replaced only by one of the same width.
    mutating func changeCells(_ change: (inout Cell) -> Void) {
        for row in rows.indices {
            for column in rows[row].indices { change(&rows[row][column]) }
        }
    }

    /// Returns the columns of the canvas among `width` columns from `column` on.
    private func columns(_ column: Int, width: Int) -> Range<Int> {
        (0..<size.columns).clamped(to: column..<max(column, column + width))
    }

    /// Replaces the cells from `column` on with `new` ones, which begin and end with whole glyphs.
    private mutating func place(_ new: ArraySlice<Cell>, row: Int, column: Int) {
        guard !new.isEmpty else { return }
        split(row: row, column: column)
        split(row: row, column: column + new.count)
        rows[row].replaceSubrange(column..<column + new.count, with: new)
    }

    /// Replaces a glyph that straddles the left edge of `column` with blanks.
    private mutating func split(row: Int, column: Int) {
        guard column < size.columns, self[row, column].text.isEmpty else { return }
        var start = column
        while self[row, start].text.isEmpty { start -= 1 }
        for part in glyph(row: row, column: start) { self[row, part].text = Cell.blank.text }
    }
}

nonisolated extension Canvas {
    /// The same frame with ASCII for characters that the fonts of the Linux console (`TERM=linux`) lack.
    var forLinuxConsole: Canvas {
        var canvas = self
        canvas.changeCells { $0.text = Self.signs[$0.text] ?? $0.text }
        return canvas
    }

    private static let signs = [
        "☒": "x", "▣": "#", "▢": "o", "■": "%", "◆": "*", "●": "@", "▲": "^", "○": "o", "♥": "*", "♡": "-", "•": "*",
        "…": "~", "‹": "<", "›": ">", "≠": "#",
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
        "←": "<", "→": ">", "↑": "^", "↓": "v", "⇢": ">", "⇠": "<", "▏": "|", "–": "-", "—": "-",
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "◌": "o", "\u{FFFD}": "?",
    ]
}
