/// A frame of the whole terminal: one page, or several side by side.
struct Frame {
    /// A column, and what its device shows.
    struct Entry {
        let column: Column
        let snapshot: Snapshot
    }

    /// The columns that one pattern needs where several are shown.
    private static let leastColumnWidth = 39

    /// The rows left for the rest of the page where a picture is shown.
    private static let rowsBesidePicture = 12

    private let size: Size
    private let spinner: String
    private let columns: [Entry]
    /// The index of the first column that is shown.
    private let first: Int
    private let showsPictures: Bool

    init(
        _ columns: [Entry],
        showing first: Int,
        _ size: Size,
        spinner: String,
        showsPictures: Bool = false
    ) {
        self.showsPictures = showsPictures
        self.size = size
        self.spinner = spinner
        self.columns = columns
        self.first = first
    }

    /// Whether all columns fit side by side.
    static func fits(_ count: Int, in size: Size) -> Bool {
        count == 1 || size.columns >= count * (leastColumnWidth + 1)
    }

    /// The layout of the column that keys act on.
    func layout(_ state: PageState) -> PageLayout {
        layout(of: columns[0], state)
    }

    /// Paints the frame. `verdict` says whether all columns show the same.
    func page(_ state: PageState, verdict: String) -> PaintedPage {
        guard columns.count > 1 else { return page(columns[0], state) }
        guard isSideBySide else { return page(columns[first], state) }
        return sideBySide(state, verdict)
    }

    private func page(_ entry: Entry, _ state: PageState) -> PaintedPage {
        let layout = layout(of: entry, state)
        return PagePainter.page(of: entry.snapshot, state, layout, spinner: spinner)
    }

    // MARK: Side by side

    private var isSideBySide: Bool { columns.count > 1 && Self.fits(columns.count, in: size) }
    /// Whether one of several columns is shown.
    private var isNarrow: Bool { columns.count > 1 && !isSideBySide }

    /// The rows of the pane of calls; none where the page needs all of them.
    private var callsHeight: Int {
        guard isSideBySide else { return 0 }
        let wanted = columns[0].column.callRows ?? max(3, size.rows / 3)
        return min(wanted, max(0, size.rows - PagePainter.leastSize.rows))
    }

    private var columnWidth: Int {
        (size.columns - columns.count + 1) / columns.count
    }

    private func layout(of entry: Entry, _ state: PageState) -> PageLayout {
        let pageSize = isSideBySide ? Size(columns: columnWidth, rows: size.rows - callsHeight) : size
        let heading = PageLayout.Heading(
            facts: entry.column.facts + (isNarrow ? ["\(first + 1) of \(columns.count), Ctrl-N"] : []),
            leads: isSideBySide,
            pictureRows: showsPictures ? max(3, min(16, size.rows - Self.rowsBesidePicture)) : 0
        )
        return PageLayout(entry.snapshot, state, pageSize, heading, spinner: spinner)
    }

    private func sideBySide(_ state: PageState, _ verdict: String) -> PaintedPage {
        var canvas = Canvas(size)
        var lead: PaintedPage?
        var left = 0
        for (index, entry) in columns.enumerated() {
            let page = page(entry, state)
            lead = lead ?? page
            canvas.draw(page.canvas, row: 0, column: left)
            paintCalls(of: entry.column, on: &canvas, column: left, width: columnWidth)
            left += columnWidth + 1
            guard index < columns.count - 1 else { break }
            for row in 0..<size.rows {
                let sign = callsHeight > 0 && row == size.rows - callsHeight ? "┼" : "│"
                canvas.write(sign, row: row, column: left - 1, width: 1, style: Style(isDim: true))
            }
        }
        let column = size.columns - verdict.columns - 1
        canvas.write(verdict, row: 0, column: column, width: verdict.columns, style: Style(isBold: true))
        return PaintedPage(
            canvas: canvas,
            cursor: lead?.cursor ?? Cursor(row: 0, column: 0),
            showsCursor: lead?.showsCursor ?? false,
            firstLine: lead?.firstLine ?? 0
        )
    }

    private func paintCalls(of column: Column, on canvas: inout Canvas, column left: Int, width: Int) {
        guard callsHeight > 0 else { return }
        let top = size.rows - callsHeight
        let edge = String(repeating: "─", count: width)
        canvas.write(edge, row: top, column: left, width: width, style: Style(isDim: true))
        for (index, line) in (column.calls?(width - 1) ?? []).prefix(callsHeight - 1).enumerated() {
            canvas.write(" \(line)", row: top + 1 + index, column: left, width: width, style: .plain)
        }
    }
}
