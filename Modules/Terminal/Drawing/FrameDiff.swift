/// The difference between two frames, as the bytes that turn the first into the second on a terminal.
nonisolated struct FrameDiff {
    private let old: Canvas
    private let new: Canvas
    private var text = ""
    /// The position of the terminal's cursor; `nil` if it depends on the terminal.
    private var cursor: Cursor?
    private var style = Style.plain

    /// Returns the bytes to write if `old` is on the terminal, or `""` if nothing differs. If `old` is `nil` or its
    /// size differs, the terminal is cleared first and its state does not matter.
    static func text(from old: PaintedPage?, to new: PaintedPage, usesColor: Bool) -> String {
        var (oldCanvas, newCanvas) = (old?.canvas, new.canvas)
        if oldCanvas?.size != newCanvas.size { oldCanvas = nil }
        if !usesColor {
            oldCanvas?.changeCells { $0.style.color = nil }
            newCanvas.changeCells { $0.style.color = nil }
        }
        let changesCursor = oldCanvas == nil || old?.showsCursor != new.showsCursor
        var diff = FrameDiff(old: oldCanvas ?? Canvas(newCanvas.size), new: newCanvas, cursor: old?.cursor)
        if changesCursor, !new.showsCursor { diff.text += "\u{1B}[?25l" }
        if oldCanvas == nil { diff.clear() }
        for row in 0..<newCanvas.size.rows { diff.draw(row) }
        diff.set(.plain)
        diff.move(to: new.cursor)
        if changesCursor, new.showsCursor { diff.text += "\u{1B}[?25h" }
        return diff.text.isEmpty ? "" : "\u{1B}[?2026h" + diff.text + "\u{1B}[?2026l"
    }

    private mutating func draw(_ row: Int) {
        // A terminal may show a glyph wider than counted, by at most one column per scalar after the first. Overwritten
        // glyphs are drawn again.
        var overwritten = 0
        var column = 0
        while let glyph = nextGlyph(row, from: column, wasOverwritten: column < overwritten) {
            draw(row, glyph)
            let marks = new[row, glyph.lowerBound].text.unicodeScalars.count - 1
            overwritten = max(overwritten, glyph.upperBound + marks)
            column = glyph.upperBound
        }
    }

    /// Returns the next glyph to draw: the one at `column` if it was overwritten, otherwise the next one that differs.
    private func nextGlyph(_ row: Int, from column: Int, wasOverwritten: Bool) -> Range<Int>? {
        guard column < new.size.columns else { return nil }
        if wasOverwritten { return new.glyph(row: row, column: column) }
        return new.firstGlyph(differingFrom: old, row: row, from: column)
    }

    /// Draws a glyph. One of several columns is drawn over blanks, because a terminal may show it narrower than
    /// counted.
    private mutating func draw(_ row: Int, _ glyph: Range<Int>) {
        let (cell, place) = (new[row, glyph.lowerBound], Cursor(row: row, column: glyph.lowerBound))
        move(to: place)
        set(cell.style)
        if glyph.count > 1 {
            text += String(repeating: " ", count: glyph.count)
            cursor = nil
            move(to: place)
        }
        text += cell.text
        let isCertain = cell.text.unicodeScalars.count == 1 && glyph.count == 1 && glyph.upperBound < new.size.columns
        cursor = isCertain ? Cursor(row: row, column: glyph.upperBound) : nil
    }

    // MARK: Sequences

    /// Clears the terminal in any state.
    private mutating func clear() {
        text += "\u{1B}[m\u{1B}[H\u{1B}[2J"
        cursor = Cursor(row: 0, column: 0)
    }

    private mutating func move(to place: Cursor) {
        if cursor != place { text += "\u{1B}[\(place.row + 1);\(place.column + 1)H" }
        cursor = place
    }

    private mutating func set(_ newStyle: Style) {
        if style != newStyle { text += newStyle.sequence }
        style = newStyle
    }
}
