import Headless

/// A frame of the whole terminal: one page, or several side by side.
struct Frame {
    /// The minimum width of one of several apps.
    private static let minimumAppWidth = 39
    /// The minimum width of a terminal that shows calls.
    private static let minimumCallWidth = 80
    /// The minimum number of rows of the panel, on a terminal with the number of rows.
    private static let panelHeight = (least: 11, onTerminalOf: 30)

    let apps: [ShownApp]
    /// The index of the first app that is shown.
    var first = 0
    let size: Size
    var calls: (any CallSource)?
    var spinner = " "

    /// Returns how many of `count` apps fit side by side.
    static func fitting(_ count: Int, in size: Size) -> Int {
        max(1, min(count, size.columns / columns(for: 1)))
    }

    private static func columns(for count: Int) -> Int { count * (minimumAppWidth + 1) }

    /// The indices of the apps that are shown.
    private var visible: Range<Int> {
        let count = Self.fitting(apps.count, in: size)
        let start = min(first, apps.count - count)
        return start..<start + count
    }

    private var appWidth: Int { (size.columns - visible.count + 1) / visible.count }

    // MARK: Layout

    /// Returns the layout of the first app, to which keys are resolved, with the panel of calls if there is room.
    func layout(of shown: Shown, _ state: PageState) -> PageLayout {
        let whole = layout(of: shown, inApp: 0, state, rows: size.rows)
        let height = panelHeight(beside: whole)
        guard height > 0, let calls else { return whole }
        var layout = layout(of: shown, inApp: 0, state, rows: size.rows - height)
        layout.advice = calls.advice
        if layout.advice == nil {
            layout.panel = CallPanel(calls.lists, of: Array(visible), height: height, state.panel)
        }
        return layout
    }

    private func layout(of shown: Shown, inApp index: Int, _ state: PageState, rows: Int) -> PageLayout {
        var heading = PageLayout.Heading(leads: apps.count > 1)
        heading.facts = apps.count > 1 && state.isHelpOpen ? apps.compactMap(\.facts.first) : facts(ofApp: index)
        if visible.count == 1 { heading.margin = Verdict.same.columns + 3 }
        let size = Size(columns: state.isHelpOpen ? size.columns : appWidth, rows: rows)
        return PageLayout(shown, state, size, heading, spinner: spinner)
    }

    /// Returns the texts above an app; if not all are shown, the first columns say which are, and why.
    private func facts(ofApp index: Int) -> [String] {
        let facts = apps[index].facts
        guard visible.count < apps.count else { return facts }
        let (last, count) = (visible.upperBound, apps.count)
        let several = "\(visible.lowerBound + 1)–\(last) of \(count), Ctrl-N"
        let numbers = visible.count > 1 ? several : "\(last)/\(count) Ctrl-N"
        let reason = "\(count) need \(Self.columns(for: count)) columns"
        return switch index - visible.lowerBound {
        case 0: facts.prefix(1) + (visible.count > 2 ? [numbers] : [numbers, reason])
        case 1 where visible.count > 2: facts.prefix(1) + [reason]
        default: facts
        }
    }

    /// Returns the layout of an app beside that of the first one, with the same panel.
    private func layout(ofApp index: Int, _ contents: [Shown], beside lead: PageLayout) -> PageLayout {
        guard index > 0 else { return lead }
        var layout = layout(of: contents[index], inApp: index, lead.state, rows: lead.size.rows)
        layout.panel = lead.panel
        return layout
    }

    /// Returns the number of rows of the panel: those that the page leaves, with room for an alert, or as many as
    /// before while a screen is busy; from a third of the terminal to two thirds. Returns 0 if there is no room.
    private func panelHeight(beside page: PageLayout) -> Int {
        guard let calls, apps.count > 1, size.columns >= Self.minimumCallWidth else { return 0 }
        let room = size.rows - PagePainter.minimumSize.rows
        if calls.advice != nil { return room > 0 ? 1 : 0 }
        let limit = Self.panelHeight
        let least = max(size.rows / 3, size.rows >= limit.onTerminalOf ? limit.least : 0)
        let known = page.shown.isAnythingBusy ? page.state.panel.height : 0
        let left = known > 0 ? known : size.rows - page.neededRows - Box.usualHeight
        let height = min(max(least, min(left, size.rows * 2 / 3)), room)
        return height >= CallPanel.minimumHeight ? height : 0
    }

    // MARK: Painting

    /// Paints the content of each app, the first one as in `lead`; `verdict` says whether all show the same.
    func page(of contents: [Shown], _ lead: PageLayout, verdict: String) -> PaintedPage {
        let state = lead.state
        guard apps.count > 1 else { return PagePainter.page(lead) }
        var page = sideBySide(contents, lead)
        if PagePainter.fits(in: size) { write(verdict.cut(to: size.columns / 2), on: &page.canvas) }
        if let advice = lead.advice {
            page.canvas.write(advice, row: lead.size.rows, column: 1, style: Style(isDim: true))
        }
        guard let panel = lead.panel else { return page }
        let canBeEntered = state.overlay == nil && !state.panel.hasKeys && !state.isTyping(on: contents[0])
        let painter = CallPanelPainter(
            panel: panel,
            columns: size.columns,
            width: appWidth,
            canBeEntered: canBeEntered
        )
        let top = size.rows - panel.height
        page.canvas.draw(painter.canvas, row: top, column: 0)
        if state.overlay == nil, let cursor = painter.cursor {
            page.cursor = Cursor(row: top + cursor.row, column: cursor.column)
            page.showsCursor = false
        }
        return page
    }

    /// Paints the apps that fit; one page of help is for all.
    private func sideBySide(_ contents: [Shown], _ lead: PageLayout) -> PaintedPage {
        let layouts = lead.state.isHelpOpen ? [lead] : visible.map { layout(ofApp: $0, contents, beside: lead) }
        let pages = layouts.map(PagePainter.page)
        let line = Cell(text: "│", style: Style(isDim: true))
        var page = pages[0]
        page.canvas = Canvas(size)
        for (index, painted) in pages.enumerated() {
            let left = index * (appWidth + 1)
            page.canvas.draw(painted.canvas, row: 0, column: left)
            page.canvas.fill(row: 0, column: left - 1, width: 1, height: lead.size.rows, line)
        }
        return page
    }

    /// Writes the verdict at the right of the first line.
    private func write(_ verdict: String, on canvas: inout Canvas) {
        let style = Style(color: verdict == Verdict.same ? .green : .red, isBold: true)
        canvas.write(" \(verdict)", row: 0, column: size.columns - verdict.columns - 2, style: style)
    }
}
