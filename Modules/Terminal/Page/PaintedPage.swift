/// A painted page, and where the text cursor stands.
struct PaintedPage {
    var canvas: Canvas
    let cursor: Cursor
    /// Whether the cursor is shown: only where text is edited.
    let showsCursor: Bool
    /// The first line of the content in view.
    var firstLine = 0

    /// Returns the page for a terminal that is too small: a sentence that says so.
    static func tooSmall(_ size: Size, least: Size) -> PaintedPage {
        var canvas = Canvas(size)
        let message = "Too small: enlarge to \(least.columns) × \(least.rows)."
        for (row, line) in message.wrapped(to: size.columns).prefix(size.rows).enumerated() {
            canvas.write(line, row: row, column: 0, width: size.columns, style: .plain)
        }
        return PaintedPage(canvas: canvas, cursor: Cursor(row: 0, column: 0), showsCursor: false)
    }

    /// The same page without the signs that the Linux console lacks.
    var forLinuxConsole: PaintedPage {
        var page = self
        page.canvas = canvas.forLinuxConsole
        return page
    }
}
