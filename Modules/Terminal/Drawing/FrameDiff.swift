/// The difference between two frames, as the bytes that turn the first into the second on a terminal.
nonisolated struct FrameDiff {
    private var old: Canvas
    private var new: Canvas
    private var pen: Pen

    /// Returns the bytes to write if `old` is on the terminal, or `""` if nothing differs. If `old` is `nil` or its
    /// size differs, the terminal is cleared first and its state does not matter.
    static func text(
        from old: Canvas?,
        cursor oldCursor: Cursor,
        isCursorShown: Bool,
        to new: Canvas,
        cursor: Cursor,
        showsCursor: Bool,
        usesColor: Bool
    ) -> String {
        let known = old?.size == new.size ? old : nil
        var pen = Pen(at: oldCursor, columns: new.size.columns)
        if !showsCursor, isCursorShown || known == nil { pen.showCursor(false) }
        if known == nil { pen.clear() }
        var diff = FrameDiff(old: known ?? Canvas(new.size), new: new, pen: pen)
        if !usesColor {
            diff.old.removeColors()
            diff.new.removeColors()
        }
        for row in 0..<new.size.rows where !diff.new.isSame(row: row, as: diff.old) { diff.draw(row) }
        diff.pen.set(.plain)
        diff.pen.move(row: cursor.row, column: cursor.column)
        if showsCursor, !isCursorShown || known == nil { diff.pen.showCursor(true) }
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
