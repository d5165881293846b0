/// The lines of a page and its scroll position.
struct PageLayout {
    /// The app's texts in the title bar, such as the pattern and the network.
    struct Heading: Equatable {
        /// The texts by descending importance; the last ones are omitted if there is no room.
        var facts: [String] = []
        /// Whether the texts are at the left, as the name of an app.
        var leads = false
    }

    /// A description of the visible lines of the content.
    struct Position: Equatable {
        /// A long form such as “lines 1–20 of 22 ↓”.
        let long: String
        /// A short form such as “20/22 ↓”.
        let short: String
    }

    /// The usual number of lines below the content: one for messages, one for the keys.
    static let usualFooterHeight = 2
    private static let maximumMessageHeight = 3

    let size: Size
    let header: [Line]
    let body: [Line]
    /// The lines of help; empty while help is closed.
    let help: [String]
    /// The lines of the message below the content; empty if there is none, or if find has its place.
    let message: [String]
    /// The first visible line of help.
    let firstHelpLine: Int
    /// The number of columns at each side of the content, for the frame of a sheet.
    let inset: Int
    /// The first visible line of the content.
    let firstLine: Int
    /// Lays out the panel of calls below the page; returns `nil` if there is none.
    var makePanel: () -> CallPanel? = { nil }

    /// Lays out `snapshot` for `size`, scrolled so that the focus is visible. `panelHeight` returns the number of rows
    /// of the panel below, for a page that needs the given number of rows.
    init(
        _ snapshot: Snapshot,
        _ state: PageState,
        _ size: Size,
        _ heading: Heading = Heading(),
        spinner: String = " ",
        panelHeight: (_ needed: Int) -> Int = { _ in 0 }
    ) {
        inset = snapshot.isSheet ? 1 : 0
        let content = PageBody(
            snapshot: snapshot,
            focus: FocusMark(place: state.focus, isBehind: state.isFocusBehind(on: snapshot)),
            caret: state.caret,
            lastRows: state.lastRows,
            width: size.columns - 2 * inset,
            spinner: spinner
        )
        let lead = PageHeader(snapshot, content, heading, size)
        let blocks = content.blocks
        help = state.isHelpOpen ? KeyGuide.lines(width: size.columns - 2 * inset) : []
        let lineCount = blocks.map(\.count).reduce(0, +)
        let around = lead.height + Self.usualFooterHeight + 2 * inset
        let size = Size(columns: size.columns, rows: size.rows - panelHeight(around + max(lineCount, help.count)))
        self.size = size
        let hasRoom = around + lineCount + blocks.count - 1 <= size.rows
        body = Array(blocks.joined(separator: hasRoom ? [Line()] : []))
        message = Self.message(in: snapshot, state, width: size.columns - 1)
        let height = Self.bodyHeight(size, header: lead.height, inset: inset, message: message)
        firstLine = Self.firstLine(of: body, state, height: height, in: snapshot)
        if case .help(let scroll) = state.overlay {
            // The terminal may have become larger since.
            firstHelpLine = min(scroll, max(0, help.count - height))
            header = lead.lines(position: Self.position(of: help.count, firstLine: firstHelpLine, height: height))
        } else {
            firstHelpLine = 0
            header = lead.lines(position: Self.position(of: body.count, firstLine: firstLine, height: height))
        }
    }

    /// The panel of calls below the page, computed at each access.
    var panel: CallPanel? { makePanel() }

    /// The row of the first visible line of the content.
    var firstRow: Int { header.count + inset }

    /// The number of columns of the content.
    var contentWidth: Int { size.columns - 2 * inset }

    /// The number of visible lines of the content.
    var bodyHeight: Int { Self.bodyHeight(size, header: header.count, inset: inset, message: message) }

    /// The number of lines below the content.
    var footerHeight: Int { Self.footerHeight(message) }

    /// The first visible line of help when scrolled to the end; 0 if all of it fits or help is closed.
    var lastHelpLine: Int { max(0, help.count - bodyHeight) }

    /// Returns the index of the line with `place`; `nil` if there is none.
    func lineIndex(of place: Place?) -> Int? {
        place.flatMap { place in body.firstIndex { $0.spans.contains { $0.place == place } } }
    }

    private static func bodyHeight(_ size: Size, header: Int, inset: Int, message: [String]) -> Int {
        max(0, size.rows - header - footerHeight(message) - 2 * inset)
    }

    private static func footerHeight(_ message: [String]) -> Int { max(usualFooterHeight, message.count + 1) }

    /// Returns the lines of the message after a key, the app's notice or the greeting.
    private static func message(in snapshot: Snapshot, _ state: PageState, width: Int) -> [String] {
        if case .find = state.overlay { return [] }
        let text = state.message ?? snapshot.notice.map { "* \($0)" } ?? state.greeting ?? ""
        let lines = text.wrapped(to: width)
        let whole = lines.prefix(maximumMessageHeight - 1)
        return whole + (lines.count > whole.count ? [lines.dropFirst(whole.count).joined(separator: " ")] : [])
    }

    /// Returns the first visible line after the least scrolling that shows the focus, with a field's error and label.
    private static func firstLine(of body: [Line], _ state: PageState, height: Int, in snapshot: Snapshot) -> Int {
        let last = max(0, body.count - height)
        guard let focus = state.focus,
            let index = body.firstIndex(where: { $0.spans.contains { $0.place == focus } })
        else { return min(state.scroll, last) }
        let isFirst = !body[..<index].contains { $0.spans.contains { $0.place != nil } }
        let isLast = !body[(index + 1)...].contains { $0.spans.contains { $0.place != nil } }
        let label = focus.isField ? index - 1 : index
        let bottom = isLast ? body.count - 1 : min(focus.isField ? index + 1 : index, body.count - 1)
        let top = isFirst && bottom < height ? 0 : label
        let scroll = max(min(max(state.scroll, bottom - height + 1), top), index - height + 1)
        return max(0, min(scroll, last))
    }

    /// Returns a description of the visible lines; `nil` if all are visible.
    private static func position(of count: Int, firstLine: Int, height: Int) -> Position? {
        guard count > height, height > 0 else { return nil }
        let last = min(firstLine + height, count)
        let arrows = (firstLine > 0 ? "↑" : "") + (last < count ? "↓" : "")
        return Position(
            long: "lines \(firstLine + 1)–\(last) of \(count) \(arrows)",
            short: "\(last)/\(count) \(arrows)"
        )
    }
}
