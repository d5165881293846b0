/// A frame of the whole terminal: one page, or several side by side.
struct Frame {
    /// The minimum width of one of several apps.
    private static let minimumAppWidth = 39

    /// The minimum width of a terminal that shows calls.
    private static let minimumCallWidth = 80
    /// The minimum number of rows of the panel, on a terminal with the number of rows.
    private static let panelHeight = (least: 11, onTerminalOf: 30)

    private let size: Size
    private let spinner: String
    private let apps: [ShownApp]
    /// The index of the first app that is shown.
    private let first: Int
    private let calls: (any CallSource)?
    /// The panel of calls in the last frame.
    private let lastPanel: PaintedPanel?

    init(
        _ apps: [ShownApp],
        showing first: Int = 0,
        _ size: Size,
        calls: (any CallSource)? = nil,
        after lastPanel: PaintedPanel? = nil,
        spinner: String = " "
    ) {
        self.size = size
        self.spinner = spinner
        self.apps = apps
        self.first = first
        self.calls = calls
        self.lastPanel = lastPanel
    }

    /// Returns whether all apps fit side by side.
    static func fits(_ count: Int, in size: Size) -> Bool {
        count == 1 || size.columns >= columns(for: count)
    }

    private static func columns(for count: Int) -> Int { count * (minimumAppWidth + 1) }

    /// Returns the layout of the first app, to which keys are resolved.
    func layout(of snapshot: Snapshot, _ state: PageState) -> PageLayout {
        layout(of: snapshot, in: apps[0], state)
    }

    /// Paints the content of each app; `verdict` says whether all show the same.
    func page(of snapshots: [Snapshot], _ state: PageState, verdict: String) -> PaintedPage {
        guard apps.count > 1 else { return page(of: snapshots[0], state, layout(of: snapshots[0], state)) }
        var lead = layout(of: snapshots[0], state)
        let panel = lead.panel
        lead.makePanel = { panel }
        var page =
            isSideBySide
            ? sideBySide(snapshots, state, lead, verdict) : firstShown(of: snapshots, state, lead, verdict)
        guard let panel else { return page }
        let painter = CallPanelPainter(
            panel: panel,
            columns: size.columns,
            width: appWidth,
            canBeEntered: state.overlay == nil && !state.panel.hasKeys && !state.isTyping(on: snapshots[0])
        )
        let painted = painter.painted(after: lastPanel)
        let top = size.rows - panel.height
        page.canvas.draw(painted.canvas, row: top, column: 0)
        if state.overlay == nil, let cursor = painter.cursor {
            page.cursor = Cursor(row: top + cursor.row, column: cursor.column)
            page.showsCursor = false
        }
        page.panel = painted
        return page
    }

    private func page(of snapshot: Snapshot, _ state: PageState, _ layout: PageLayout) -> PaintedPage {
        PagePainter.page(of: snapshot, state, layout, spinner: spinner)
    }

    // MARK: One of several

    /// Paints the only app that fits, below a caption.
    private func firstShown(
        of snapshots: [Snapshot],
        _ state: PageState,
        _ lead: PageLayout,
        _ verdict: String
    ) -> PaintedPage {
        let app = apps[first]
        let layout = first == 0 ? lead : layout(of: snapshots[first], in: app, state, beside: lead)
        var page = page(of: snapshots[first], state, layout).on(Canvas(size))
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
        let long = "\(name) · \(first + 1) of \(apps.count), Ctrl-N"
        let reason = "\(apps.count) patterns need \(Self.columns(for: apps.count)) columns"
        let texts = ["\(long) · \(reason)", long, "\(name) \(short) Ctrl-N", "\(name) \(short)"]
        return texts.first { $0.columns <= room } ?? "\(name.cut(to: room - short.columns - 1)) \(short)"
    }

    /// Writes the verdict at the right of the first line.
    private func write(_ verdict: String, on canvas: inout Canvas) {
        let column = size.columns - verdict.columns - 1
        let color: Style.Color = verdict == Verdict.same ? .green : .red
        canvas.write(verdict, row: 0, column: column, width: verdict.columns, style: Style(color: color, isBold: true))
    }

    // MARK: Side by side

    private var isSideBySide: Bool { apps.count > 1 && Self.fits(apps.count, in: size) }

    private var appWidth: Int {
        isSideBySide ? (size.columns - apps.count + 1) / apps.count : size.columns
    }

    /// Returns the layout of an app, with the same panel as `lead` if there is one.
    private func layout(
        of snapshot: Snapshot,
        in app: ShownApp,
        _ state: PageState,
        beside lead: PageLayout? = nil
    ) -> PageLayout {
        let facts = state.isHelpOpen && isSideBySide ? apps.compactMap(\.facts.first) : app.facts
        let heading = PageLayout.Heading(
            facts: apps.count == 1 || isSideBySide ? facts : [],
            leads: apps.count > 1
        )
        let whole = Size(columns: state.isHelpOpen ? size.columns : appWidth, rows: size.rows)
        var layout = PageLayout(snapshot, state, whole, heading, spinner: spinner) { needed in
            if let lead { return size.rows - lead.size.rows }
            return panelHeight(besidePageOf: needed, keeping: snapshot.isAnythingBusy ? state.panel.height : 0)
        }
        let height = size.rows - layout.size.rows
        layout.makePanel = lead?.makePanel ?? { makePanel(height: height, state) }
        return layout
    }

    /// Paints all apps; one page of help is for all.
    private func sideBySide(
        _ snapshots: [Snapshot],
        _ state: PageState,
        _ lead: PageLayout,
        _ verdict: String
    ) -> PaintedPage {
        let leadPage = page(of: snapshots[0], state, lead)
        var page = leadPage.on(Canvas(size))
        var left = 0
        for (index, app) in apps.enumerated().dropFirst() where !state.isHelpOpen {
            let layout = layout(of: snapshots[index], in: app, state, beside: lead)
            left += appWidth + 1
            page.canvas.draw(self.page(of: snapshots[index], state, layout).canvas, row: 0, column: left)
            let line = Cell(text: "│", style: Style(isDim: true))
            page.canvas.fill(row: 0, column: left - 1, width: 1, height: lead.size.rows, line)
        }
        write(verdict, on: &page.canvas)
        return page
    }

    // MARK: Calls

    /// Returns the number of rows of the panel below a page that needs `needed` rows, with room for an alert, or the
    /// `known` number if it is not 0; from a third of the terminal to two thirds. Returns 0 if there is no room.
    private func panelHeight(besidePageOf needed: Int, keeping known: Int) -> Int {
        guard let calls, apps.count > 1, size.columns >= Self.minimumCallWidth else { return 0 }
        let limit = Self.panelHeight
        let least = max(size.rows / 3, size.rows >= limit.onTerminalOf ? limit.least : 0)
        let left = known > 0 ? known : size.rows - needed - Box.usualHeight
        let wanted = calls.rows ?? max(least, min(left, size.rows * 2 / 3))
        let height = min(wanted, size.rows - PagePainter.minimumSize.rows)
        return height >= CallPanel.minimumHeight ? height : 0
    }

    private func makePanel(height: Int, _ state: PageState) -> CallPanel? {
        guard height > 0, let lists = calls?.lists else { return nil }
        return CallPanel(lists, of: isSideBySide ? Array(apps.indices) : [first], height: height, state.panel)
    }
}
