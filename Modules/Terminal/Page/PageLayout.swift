/// The lines of a page, and which of them are in view.
struct PageLayout {
    /// What the title bar says about the app besides its screen, such as the pattern and the network.
    struct Heading: Equatable {
        /// From the most to the least important: the last ones are left out where they do not fit.
        var facts: [String] = []
        /// Whether the facts are on the left, as the name of a column.
        var leads = false
    }

    /// Which lines of the content are in view.
    struct Position: Equatable {
        /// Such as “lines 1–20 of 22 v”.
        let long: String
        /// Such as “20/22 v”.
        let short: String
    }

    /// The lines below the content: one for messages, one for the keys.
    static let footerHeight = 2

    let size: Size
    let header: [Line]
    let body: [Line]
    /// The lines of help; empty while it is closed.
    let help: [String]
    /// The first line of help in view.
    let firstHelpLine: Int
    /// The columns left and right of the content, for the frame of a sheet.
    let inset: Int
    /// The first line of the content in view.
    let firstLine: Int

    /// Lays out what `snapshot` shows on `size`, scrolled so that the focus can be seen.
    init(_ snapshot: Snapshot, _ state: PageState, _ size: Size, _ heading: Heading = Heading(), spinner: String = " ")
    {
        self.size = size
        inset = snapshot.isSheet ? 1 : 0
        let content = PageBody(
            snapshot: snapshot,
            focus: FocusMark(place: state.focus, isBehindAlert: state.overlay == nil && snapshot.alert != nil),
            caret: state.caret,
            lastRows: state.lastRows,
            width: size.columns - 2 * inset,
            spinner: spinner
        )
        body = content.lines
        let lead = PageHeader(snapshot, content, heading, size)
        let height = Self.bodyHeight(size, header: lead.height, inset: inset)
        firstLine = Self.firstLine(of: body, state, height: height, in: snapshot)
        if case .help(let scroll) = state.overlay {
            help = KeyGuide.lines(width: size.columns - 2 * inset)
            // The terminal may have become larger since.
            firstHelpLine = min(scroll, max(0, help.count - height))
            header = lead.lines(position: Self.position(of: help.count, firstLine: firstHelpLine, height: height))
        } else {
            help = []
            firstHelpLine = 0
            header = lead.lines(position: Self.position(of: body.count, firstLine: firstLine, height: height))
        }
    }

    /// The row of the first line of content in view.
    var firstRow: Int { header.count + inset }

    /// The number of columns of the content.
    var contentWidth: Int { size.columns - 2 * inset }

    /// The number of lines of content in view.
    var bodyHeight: Int { Self.bodyHeight(size, header: header.count, inset: inset) }

    /// The first line of help that is in view where help is scrolled to its end; 0 if all of it is in view or help is closed.
    var lastHelpLine: Int { max(0, help.count - bodyHeight) }

    /// The index of the line of content where `place` is; `nil` if it is not there.
    func lineIndex(of place: Place?) -> Int? {
        place.flatMap { place in body.firstIndex { $0.spans.contains { $0.place == place } } }
    }

    private static func bodyHeight(_ size: Size, header: Int, inset: Int) -> Int {
        max(0, size.rows - header - footerHeight - 2 * inset)
    }

    /// Scrolls as little as possible so that the focus is in view, with a field's error and label.
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

    /// Returns which lines are in view; `nil` if all are.
    private static func position(of count: Int, firstLine: Int, height: Int) -> Position? {
        guard count > height, height > 0 else { return nil }
        let last = min(firstLine + height, count)
        let arrows = (firstLine > 0 ? "^" : "") + (last < count ? "v" : "")
        return Position(
            long: "lines \(firstLine + 1)–\(last) of \(count) \(arrows)",
            short: "\(last)/\(count) \(arrows)"
        )
    }
}
