/// A painted page, and where the text cursor stands.
struct PaintedPage {
    let canvas: Canvas
    let cursor: Cursor
    /// Whether the cursor is shown: only where text is edited.
    let showsCursor: Bool
    /// The first line of the content in view.
    var firstLine = 0
    /// Where pictures stand that the terminal decodes.
    var pictures: [PicturePlace] = []

    /// The same page without the signs that the Linux console lacks.
    var forLinuxConsole: PaintedPage {
        PaintedPage(
            canvas: canvas.forLinuxConsole,
            cursor: cursor,
            showsCursor: showsCursor,
            firstLine: firstLine,
            pictures: pictures
        )
    }
}
