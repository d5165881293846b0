/// The cells of a frame.
///
/// A glyph of several columns is in its first cell; the other cells have empty texts.
nonisolated struct Canvas: Equatable, Sendable {
    let size: Size
    private var cells: [Cell]

    /// Creates a canvas of blank cells.
    init(_ size: Size) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    private(set) subscript(row: Int, column: Int) -> Cell {
        get { cells[row * size.columns + column] }
        set { cells[row * size.columns + column] = newValue }
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
        var column = column
        while column < size.columns, self[row, column] == other[row, column] { column += 1 }
        guard column < size.columns else { return nil }
        while self[row, column].text.isEmpty { column -= 1 }
        return glyph(row: row, column: column)
    }

    /// Writes `text` within `width` columns and the frame, truncated with an ellipsis; returns the number of columns
    /// written.
    @discardableResult
    mutating func write(_ text: String, row: Int, column: Int, width: Int, style: Style) -> Int {
        let width = min(width, size.columns - column)
        guard (0..<size.rows).contains(row), column >= 0, width > 0 else { return 0 }
        var end = column
        for glyph in text.glyphs(fitting: width) {
            place(glyph.text, row: row, columns: end..<end + glyph.width, style: style)
            end += glyph.width
        }
        return end - column
    }

    /// Fills `width` columns with `cell`, which must have one column; otherwise the cells become blank.
    mutating func fill(row: Int, column: Int, width: Int, _ cell: Cell) {
        guard (0..<size.rows).contains(row) else { return }
        let glyphs = cell.text.glyphs
        let text = glyphs.count == 1 && glyphs[0].width == 1 ? glyphs[0].text : Cell.blank.text
        for column in columns(column, width: width) {
            place(text, row: row, columns: column..<column + 1, style: cell.style)
        }
    }

    /// Copies the part of `other` that fits, starting at `row` and `column`.
    mutating func draw(_ other: Canvas, row: Int, column: Int) {
        let columns = columns(column, width: other.size.columns)
        guard !columns.isEmpty else { return }
        var other = other
        for otherRow in 0..<other.size.rows where (0..<size.rows).contains(row + otherRow) {
            for edge in [columns.lowerBound, columns.upperBound] {
                split(row: row + otherRow, column: edge)
                other.split(row: otherRow, column: edge - column)
            }
            for target in columns { self[row + otherRow, target] = other[otherRow, target - column] }
        }
    }

    /// Removes all colors.
    mutating func removeColors() {
        for index in cells.indices where cells[index].style.color != nil { cells[index].style.color = nil }
    }

    /// Replaces each text by another of the same width.
    mutating func replaceTexts(_ replacement: (String) -> String) {
        for index in cells.indices { cells[index].text = replacement(cells[index].text) }
    }

    /// Returns the columns of the frame among `width` columns from `column` on.
    private func columns(_ column: Int, width: Int) -> Range<Int> {
        (0..<size.columns).clamped(to: column..<max(column, column + width))
    }

    private mutating func place(_ text: String, row: Int, columns: Range<Int>, style: Style) {
        split(row: row, column: columns.lowerBound)
        split(row: row, column: columns.upperBound)
        self[row, columns.lowerBound] = Cell(text: text, style: style)
        if columns.count == 1 { return }
        for column in columns.dropFirst() { self[row, column] = Cell(text: "", style: style) }
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
        canvas.replaceTexts { Self.signs[$0] ?? $0 }
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
