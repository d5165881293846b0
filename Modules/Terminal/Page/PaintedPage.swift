/// A painted page with the position of the cursor.
struct PaintedPage {
    var canvas: Canvas
    var cursor: Cursor
    /// Whether the cursor is visible, which it is only while text is edited.
    var showsCursor: Bool
    /// The first visible line of the content.
    var firstLine = 0
    /// The panel of calls on the last rows; `nil` if there is none.
    var panel: PaintedPanel?

    /// Returns the message for a terminal that is too small.
    static func tooSmall(_ size: Size, minimum: Size) -> PaintedPage {
        var canvas = Canvas(size)
        let message = "Too small: enlarge to \(minimum.columns) × \(minimum.rows)."
        for (row, line) in message.wrapped(to: size.columns).prefix(size.rows).enumerated() {
            canvas.write(line, row: row, column: 0, width: size.columns, style: .plain)
        }
        return PaintedPage(canvas: canvas, cursor: Cursor(row: 0, column: 0), showsCursor: false)
    }

    /// Returns the same page on a larger canvas.
    func on(_ canvas: Canvas) -> PaintedPage {
        var page = self
        page.canvas = canvas
        page.canvas.draw(self.canvas, row: 0, column: 0)
        return page
    }

    /// The same page without characters that the Linux console lacks.
    var forLinuxConsole: PaintedPage {
        var page = self
        page.canvas = canvas.forLinuxConsole
        return page
    }
}
