/// The difference between two frames, as the bytes that turn the first into the second on a terminal.
nonisolated struct FrameDiff {
    private let old: Canvas
    private let new: Canvas
    private var pen: Pen

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
        var pen = Pen(at: old?.cursor ?? Cursor(row: 0, column: 0), columns: newCanvas.size.columns)
        if changesCursor, !new.showsCursor { pen.showCursor(false) }
        if oldCanvas == nil { pen.clear() }
        var diff = FrameDiff(old: oldCanvas ?? Canvas(newCanvas.size), new: newCanvas, pen: pen)
        for row in 0..<newCanvas.size.rows { diff.draw(row) }
        diff.pen.set(.plain)
        diff.pen.move(row: new.cursor.row, column: new.cursor.column)
        if changesCursor, new.showsCursor { diff.pen.showCursor(true) }
        return diff.pen.text.isEmpty ? "" : "\u{1B}[?2026h" + diff.pen.text + "\u{1B}[?2026l"
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
        let cell = new[row, glyph.lowerBound]
        pen.move(row: row, column: glyph.lowerBound)
        if glyph.count > 1 {
            for _ in glyph { pen.write(" ", width: 1, style: cell.style) }
            pen.move(row: row, column: glyph.lowerBound)
        }
        pen.write(cell.text, width: glyph.count, style: cell.style)
    }
}
