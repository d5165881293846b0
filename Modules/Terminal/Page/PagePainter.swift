import Headless

/// A painted page with the position of the cursor.
nonisolated struct PaintedPage {
    var canvas: Canvas
    var cursor = Cursor(row: 0, column: 0)
    /// Whether the cursor is visible, which it is only while text is edited.
    var showsCursor = false
}

/// Paints a page: computes cells from a layout, without side effects.
struct PagePainter {
    /// The minimum size of a usable terminal.
    static let minimumSize = Size(columns: 36, rows: 10)

    private let layout: PageLayout
    private var page: PaintedPage
    /// The row of the focused place.
    private var focusRow: Int?

    /// Returns the page, or a message if the terminal is too small.
    static func page(_ layout: PageLayout) -> PaintedPage {
        var painter = PagePainter(layout: layout, page: PaintedPage(canvas: Canvas(layout.size)))
        if fits(in: layout.size) { painter.paint() } else { painter.refuse() }
        return painter.page
    }

    /// Returns whether a page of this size is usable.
    static func fits(in size: Size) -> Bool {
        size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
    }

    private mutating func refuse() {
        let message = "Too small: enlarge to \(Self.minimumSize.columns) × \(Self.minimumSize.rows)."
        for (row, line) in message.wrapped(to: layout.size.columns).enumerated() {
            page.canvas.write(line, row: row, column: 0)
        }
    }

    private mutating func paint() {
        for (row, line) in layout.header.enumerated() { paint(line, row: row, column: 0) }
        if shown.isSheet { paintSheetFrame() }
        paintBody()
        if case .menu(let place, let choice) = state.overlay, let row = shown.row(at: place) {
            paint(Box(menuOf: row, choice: choice))
        }
        if let alert = shown.alert, state.overlay == nil { paint(Box(alert, choice: state.alertChoice)) }
        paintMessage()
        let hints = KeyHints(layout: layout).line(width: layout.size.columns)
        page.canvas.write(hints, row: layout.size.rows - 1, column: 0, style: Style(isDim: true))
    }

    private var shown: Shown { layout.shown }
    private var state: PageState { layout.state }

    // MARK: Content

    private mutating func paintBody() {
        if state.isHelpOpen { page.cursor = Cursor(row: layout.firstRow, column: layout.inset) }
        for (index, line) in layout.body.dropFirst(layout.firstLine).prefix(layout.bodyHeight).enumerated() {
            paint(line, row: layout.firstRow + index, column: layout.inset)
        }
    }

    private mutating func paint(_ line: Line, row: Int, column: Int) {
        for span in line.spans {
            let start = column + span.column
            let width = min(span.width, layout.size.columns - layout.inset - start)
            page.canvas.write(span.text, row: row, column: start, width: width, style: span.style)
            guard let place = span.place, place == state.focus else { continue }
            focusRow = row
            page.cursor = Cursor(row: row, column: start + (span.caret ?? 0))
            page.showsCursor = span.caret != nil
        }
    }

    private mutating func paintSheetFrame() {
        let content = layout.content
        let title = "\(content.title.cut(to: layout.size.columns - 8))\(shown.isBusy ? " \(content.spinner)" : "")"
        let size = Size(columns: layout.size.columns, rows: layout.bodyHeight + 2)
        page.canvas.frame(size, row: layout.header.count, title: title)
    }

    // MARK: Above the content

    /// The rows of the focused place: those of a field with its label and its error.
    private var focusRows: Range<Int>? {
        guard let row = focusRow else { return nil }
        guard case .field(let identifier) = state.focus, let field = shown.field(identifier) else {
            return row..<row + 1
        }
        return row - 1..<row - 1 + layout.content.lines(of: field).count
    }

    /// Paints a box in the middle, or beside the focus that it would cover, with the cursor on its choice.
    private mutating func paint(_ box: Box) {
        let painted = box.painted(atMost: Size(columns: layout.size.columns - 2, rows: layout.size.rows - 2))
        let row = Box.top(height: painted.canvas.size.rows, on: layout.size, beside: focusRows)
        let column = max(0, (layout.size.columns - painted.canvas.size.columns) / 2)
        page.canvas.draw(painted.canvas, row: row, column: column)
        page.cursor = Cursor(row: row + painted.cursor.row, column: column + painted.cursor.column)
        page.showsCursor = false
    }

    /// Paints the text to find, the message after a key, the app's notice or the greeting.
    private mutating func paintMessage() {
        let (row, width) = (layout.size.rows - layout.footerHeight, layout.size.columns)
        if case .find(let text, _) = state.overlay {
            let prompt = state.message.map { " /\(text)  \($0)" } ?? " /\(text)"
            page.canvas.write(prompt, row: row, column: 0, style: Style(isBold: true))
            page.cursor = Cursor(row: row, column: min(width - 1, 2 + text.columns))
            page.showsCursor = true
        }
        let isNotice = state.message == nil && shown.notice != nil
        let isGreeting = state.message == nil && shown.notice == nil
        let style = Style(color: isNotice ? .green : nil, isDim: isGreeting)
        for (index, line) in layout.message.enumerated() {
            page.canvas.fill(row: row + index, column: 0, width: width, .blank)
            page.canvas.write(" \(line)", row: row + index, column: 0, style: style)
        }
    }
}
