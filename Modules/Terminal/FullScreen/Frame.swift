/// A frame of the whole terminal: one page, or several side by side.
struct Frame {
    /// The minimum width of one of several apps.
    private static let minimumAppWidth = 39

    private let size: Size
    private let spinner: String
    private let apps: [ShownApp]
    /// The index of the first app that is shown.
    private let first: Int

    init(_ apps: [ShownApp], showing first: Int, _ size: Size, spinner: String) {
        self.size = size
        self.spinner = spinner
        self.apps = apps
        self.first = first
    }

    /// Returns whether all apps fit side by side.
    static func fits(_ count: Int, in size: Size) -> Bool {
        count == 1 || size.columns >= count * (minimumAppWidth + 1)
    }

    /// Returns the layout of the first app, to which keys are resolved.
    func layout(of snapshot: Snapshot, _ state: PageState) -> PageLayout {
        layout(of: snapshot, in: apps[0], state)
    }

    /// Paints the content of each app; `verdict` says whether all show the same.
    func page(of snapshots: [Snapshot], _ state: PageState, verdict: String) -> PaintedPage {
        guard apps.count > 1 else { return page(of: snapshots[0], in: apps[0], state) }
        return isSideBySide ? sideBySide(snapshots, state, verdict) : firstShown(of: snapshots, state, verdict)
    }

    private func page(of snapshot: Snapshot, in app: ShownApp, _ state: PageState) -> PaintedPage {
        PagePainter.page(of: snapshot, state, layout(of: snapshot, in: app, state), spinner: spinner)
    }

    // MARK: One of several

    /// Paints the only app that fits, below a caption.
    private func firstShown(of snapshots: [Snapshot], _ state: PageState, _ verdict: String) -> PaintedPage {
        let app = apps[first]
        var page = page(of: snapshots[first], in: app, state)
        guard PagePainter.fits(in: size) else { return page }
        let verdict = verdict.cut(to: size.columns / 2)
        let caption = caption(of: app.facts.first ?? "", beside: verdict)
        page.canvas.write(caption, row: 0, column: 1, width: size.columns - 1, style: Style(isBold: true))
        write(verdict, on: &page.canvas)
        return page
    }

    /// Returns a caption that fits beside the verdict: the app's name, its number and the key for the next one.
    private func caption(of name: String, beside verdict: String) -> String {
        let room = max(0, size.columns - max(verdict.columns, Verdict.same.columns) - 3)
        let short = "\(first + 1)/\(apps.count)"
        let texts = [
            "\(name) · \(first + 1) of \(apps.count), Ctrl-N", "\(name) \(short) Ctrl-N", "\(name) \(short)",
        ]
        return texts.first { $0.columns <= room } ?? "\(name.cut(to: room - short.columns - 1)) \(short)"
    }

    /// Writes the verdict at the right of the first line.
    private func write(_ verdict: String, on canvas: inout Canvas) {
        let column = size.columns - verdict.columns - 1
        canvas.write(verdict, row: 0, column: column, width: verdict.columns, style: Style(isBold: true))
    }

    // MARK: Side by side

    private var isSideBySide: Bool { apps.count > 1 && Self.fits(apps.count, in: size) }

    /// The number of rows of the pane of calls; 0 if the page needs all rows.
    private var callsHeight: Int {
        guard isSideBySide else { return 0 }
        let wanted = apps[0].callRows ?? max(3, size.rows / 3)
        return min(wanted, max(0, size.rows - PagePainter.minimumSize.rows))
    }

    private var appWidth: Int {
        (size.columns - apps.count + 1) / apps.count
    }

    private func layout(of snapshot: Snapshot, in app: ShownApp, _ state: PageState) -> PageLayout {
        let pageSize = isSideBySide ? Size(columns: appWidth, rows: size.rows - callsHeight) : size
        let heading = PageLayout.Heading(
            facts: apps.count == 1 || isSideBySide ? app.facts : [],
            leads: apps.count > 1
        )
        return PageLayout(snapshot, state, pageSize, heading, spinner: spinner)
    }

    private func sideBySide(_ snapshots: [Snapshot], _ state: PageState, _ verdict: String) -> PaintedPage {
        var canvas = Canvas(size)
        var lead: PaintedPage?
        var left = 0
        for (index, app) in apps.enumerated() {
            let page = page(of: snapshots[index], in: app, state)
            lead = lead ?? page
            canvas.draw(page.canvas, row: 0, column: left)
            paintCalls(of: app, on: &canvas, column: left, width: appWidth)
            left += appWidth + 1
            guard index < apps.count - 1 else { break }
            for row in 0..<size.rows {
                let sign = callsHeight > 0 && row == size.rows - callsHeight ? "┼" : "│"
                canvas.write(sign, row: row, column: left - 1, width: 1, style: Style(isDim: true))
            }
        }
        write(verdict, on: &canvas)
        return PaintedPage(
            canvas: canvas,
            cursor: lead?.cursor ?? Cursor(row: 0, column: 0),
            showsCursor: lead?.showsCursor ?? false,
            firstLine: lead?.firstLine ?? 0
        )
    }

    private func paintCalls(of app: ShownApp, on canvas: inout Canvas, column left: Int, width: Int) {
        guard callsHeight > 0 else { return }
        let top = size.rows - callsHeight
        let edge = String(repeating: "─", count: width)
        canvas.write(edge, row: top, column: left, width: width, style: Style(isDim: true))
        for (index, line) in (app.calls?(width - 1) ?? []).prefix(callsHeight - 1).enumerated() {
            canvas.write(" \(line)", row: top + 1 + index, column: left, width: width, style: .plain)
        }
    }
}
