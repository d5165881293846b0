import Headless

/// Paints a page: computes cells from the device's content, the view's state and a size, without side effects.
struct PagePainter {
    /// The minimum size of a usable terminal.
    static let minimumSize = Size(columns: 36, rows: 10)

    private let snapshot: Snapshot
    private let state: PageState
    private let layout: PageLayout
    private let spinner: String
    private var canvas: Canvas
    private var cursor = Cursor(row: 0, column: 0)
    private var showsCursor = false
    /// The row of the focused place.
    private var focusRow: Int?

    init(_ snapshot: Snapshot, _ state: PageState, _ layout: PageLayout, spinner: String) {
        self.snapshot = snapshot
        self.state = state
        self.layout = layout
        self.spinner = spinner
        canvas = Canvas(layout.size)
    }

    /// Returns the page, or a message if the terminal is too small.
    static func page(of snapshot: Snapshot, _ state: PageState, _ layout: PageLayout, spinner: String) -> PaintedPage {
        let size = layout.size
        guard fits(in: size) else { return .tooSmall(size, minimum: minimumSize) }
        var painter = PagePainter(snapshot, state, layout, spinner: spinner)
        painter.paint()
        return PaintedPage(
            canvas: painter.canvas,
            cursor: painter.cursor,
            showsCursor: painter.showsCursor,
            firstLine: layout.firstLine
        )
    }

    /// Returns whether a page of this size is usable.
    static func fits(in size: Size) -> Bool {
        size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
    }

    private mutating func paint() {
        for (row, line) in layout.header.enumerated() { paint(line, row: row, column: 0) }
        if snapshot.isSheet { paintSheetFrame() }
        if state.isHelpOpen {
            paintHelp()
        } else {
            paintBody()
        }
        if case .menu(let row, let choice) = state.overlay { paintMenu(of: row, choice) }
        if let alert = snapshot.alert, state.overlay == nil { paint(Box(alert, choice: state.alertChoice)) }
        paintMessage()
        let (width, last) = (layout.size.columns, layout.size.rows - 1)
        let hints = KeyHints(snapshot, state, layout).line(width: width)
        canvas.write(hints, row: last, column: 0, width: width, style: Style(isDim: true))
    }

    // MARK: Content

    private mutating func paintBody() {
        for (index, line) in layout.body.dropFirst(layout.firstLine).prefix(layout.bodyHeight).enumerated() {
            paint(line, row: layout.firstRow + index, column: layout.inset)
        }
    }

    private mutating func paint(_ line: Line, row: Int, column: Int) {
        for span in line.spans {
            let room = layout.size.columns - layout.inset - column - span.column
            let start = column + span.column
            canvas.write(span.text, row: row, column: start, width: min(span.width, room), style: span.style)
            guard let place = span.place, place == state.focus else { continue }
            focusRow = row
            cursor = Cursor(row: row, column: start + (span.caret ?? 0))
            showsCursor = span.caret != nil
        }
    }

    /// The rows of the focused place: those of a field with its label and its error.
    private var focusRows: Range<Int>? {
        guard let row = focusRow else { return nil }
        guard case .field(let identifier) = state.focus, let field = snapshot.field(identifier) else {
            return row..<row + 1
        }
        let mark = FocusMark(place: nil, isBehind: false)
        return row - 1..<row - 1 + FieldLines(field, caret: 0, mark, layout.contentWidth).lines.count
    }

    private mutating func paintSheetFrame() {
        let (width, top) = (layout.size.columns, layout.header.count)
        let title = "─ \(snapshot.title.cut(to: width - 8))\(snapshot.isBusy ? " \(spinner)" : "") "
        let edge = title + String(repeating: "─", count: max(0, width - 2 - title.columns))
        canvas.write("┌\(edge)┐", row: top, column: 0, width: width, style: Style(isBold: true))
        for row in layout.firstRow..<layout.firstRow + layout.bodyHeight {
            canvas.write("│", row: row, column: 0, width: 1, style: .plain)
            canvas.write("│", row: row, column: width - 1, width: 1, style: .plain)
        }
        let bottom = "└" + String(repeating: "─", count: width - 2) + "┘"
        canvas.write(bottom, row: layout.firstRow + layout.bodyHeight, column: 0, width: width, style: .plain)
    }

    // MARK: Above the content

    private mutating func paintHelp() {
        let shown = layout.help.dropFirst(layout.firstHelpLine).prefix(layout.bodyHeight)
        cursor = Cursor(row: layout.firstRow, column: layout.inset)
        for (index, line) in shown.enumerated() {
            canvas.write(
                line,
                row: layout.firstRow + index,
                column: layout.inset,
                width: layout.contentWidth,
                style: .plain
            )
        }
    }

    private mutating func paintMenu(of place: Place, _ choice: Int) {
        guard let row = snapshot.row(at: place) else { return }
        paint(Box(menuOf: row, choice: choice))
    }

    /// Paints a box in the middle, or beside the focus that it would cover, with the cursor on its choice.
    private mutating func paint(_ box: Box) {
        let painted = box.painted(atMost: Size(columns: layout.size.columns - 2, rows: layout.size.rows - 2))
        let row = Box.top(height: painted.canvas.size.rows, on: layout.size, beside: focusRows)
        let column = max(0, (layout.size.columns - painted.canvas.size.columns) / 2)
        canvas.draw(painted.canvas, row: row, column: column)
        cursor = Cursor(row: row + painted.cursor.row, column: column + painted.cursor.column)
        showsCursor = false
    }

    /// Paints the text to find, the message after a key, the app's notice or the greeting.
    private mutating func paintMessage() {
        let (row, width) = (layout.size.rows - layout.footerHeight, layout.size.columns)
        if case .find(let text, _) = state.overlay {
            let prompt = state.message.map { "/\(text)  \($0)" } ?? "/\(text)"
            canvas.write(" \(prompt)", row: row, column: 0, width: width, style: Style(isBold: true))
            cursor = Cursor(row: row, column: min(width - 1, 2 + text.columns))
            showsCursor = true
        }
        let isNotice = state.message == nil && snapshot.notice != nil
        let isGreeting = state.message == nil && snapshot.notice == nil
        let style = Style(color: isNotice ? .green : nil, isDim: isGreeting)
        for (index, line) in layout.message.enumerated() {
            canvas.fill(row: row + index, column: 0, width: width, .blank)
            canvas.write(" \(line)", row: row + index, column: 0, width: width, style: style)
        }
    }
}
