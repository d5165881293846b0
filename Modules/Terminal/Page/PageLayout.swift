import Headless

/// The lines of a page and its scroll position.
struct PageLayout {
    /// The app's texts in the title bar, such as the pattern and the network.
    struct Heading: Equatable {
        /// The texts by descending importance; the last ones are omitted if there is no room.
        var facts: [String] = []
        /// Whether the texts are at the left, as the name of an app.
        var leads = false
        /// The number of free columns beside leading texts.
        var margin = 1
    }

    /// The usual number of lines below the content: one for messages, one for the keys.
    static let usualFooterHeight = 2
    private static let maximumMessageHeight = 3

    let shown: Shown
    let state: PageState
    let size: Size
    /// Builds the lines of the content.
    let content: PageBody
    let header: [Line]
    /// The lines of the screen, or of help while that is open.
    let body: [Line]
    /// The lines of the message below the content; empty if there is none, or if find has its place.
    let message: [String]
    /// The number of rows that would show the page as a whole.
    let neededRows: Int
    /// The number of columns at each side of the content, for the frame of a sheet.
    let inset: Int
    /// The number of visible lines of the body.
    let bodyHeight: Int
    /// The number of lines below the body.
    let footerHeight: Int
    /// The first visible line of the body.
    let firstLine: Int
    /// The panel of calls below the page; `nil` if there is none.
    var panel: CallPanel?
    /// The line in place of that panel; `nil` if there is none.
    var advice: String?

    /// Lays out what a device shows for `size`, scrolled so that the focus is visible.
    init(_ shown: Shown, _ state: PageState, _ size: Size, _ heading: Heading = Heading(), spinner: String = " ") {
        self.shown = shown
        self.state = state
        self.size = size
        inset = shown.isSheet ? 1 : 0
        let width = size.columns - 2 * inset
        content = PageBody(shown: shown, state: state, width: width, spinner: spinner)
        let top = PageHeader(content, heading, width: size.columns)
        let blocks = content.blocks
        let lineCount = blocks.map(\.count).reduce(0, +)
        let around = top.lines.count + Self.usualFooterHeight + 2 * inset
        let isSpaced = around + lineCount + blocks.count - 1 <= size.rows
        let help = state.isHelpOpen ? KeyGuide.lines(width: width).map { Line($0, indent: 0, width: width) } : []
        body = state.isHelpOpen ? help : Array(blocks.joined(separator: isSpaced ? [Line()] : []))
        neededRows = around + max(lineCount, help.count)
        message = Self.message(in: shown, state, width: size.columns - 1)
        footerHeight = max(Self.usualFooterHeight, message.count + 1)
        bodyHeight = max(0, size.rows - top.lines.count - footerHeight - 2 * inset)
        firstLine = Self.firstLine(of: body, state, height: bodyHeight)
        header = top.lines(showing: Self.positions(of: body.count, firstLine: firstLine, height: bodyHeight))
    }

    /// The row of the first visible line of the body.
    var firstRow: Int { header.count + inset }

    /// The number of columns of the content.
    var contentWidth: Int { content.width }

    /// The first visible line when the body is scrolled to its end; 0 if all of it fits.
    var maximumScroll: Int { max(0, body.count - bodyHeight) }

    /// Returns the index of the line with `place`; `nil` if there is none.
    func lineIndex(of place: Place?) -> Int? {
        place.flatMap { place in body.firstIndex { $0.shows(place) } }
    }

    /// Returns the lines of the message after a key, the app's notice or the greeting.
    private static func message(in shown: Shown, _ state: PageState, width: Int) -> [String] {
        if case .find = state.overlay { return [] }
        let text = state.message ?? shown.notice.map { "* \($0)" } ?? state.greeting ?? ""
        let lines = text.wrapped(to: width)
        let whole = lines.prefix(maximumMessageHeight - 1)
        return whole + (lines.count > whole.count ? [lines.dropFirst(whole.count).joined(separator: " ")] : [])
    }

    /// Returns the first visible line after the least scrolling that shows the focus, with a field's error and label.
    private static func firstLine(of body: [Line], _ state: PageState, height: Int) -> Int {
        let last = max(0, body.count - height)
        guard let focus = state.focus, let index = body.firstIndex(where: { $0.shows(focus) }) else {
            return min(state.helpScroll ?? state.scroll, last)
        }
        let isFirst = !body[..<index].contains { $0.place != nil }
        let isLast = !body[(index + 1)...].contains { $0.place != nil }
        let label = focus.isField ? index - 1 : index
        let bottom = isLast ? body.count - 1 : min(focus.isField ? index + 1 : index, body.count - 1)
        let top = isFirst && bottom < height ? 0 : label
        let scroll = max(min(max(state.scroll, bottom - height + 1), top), index - height + 1)
        return max(0, min(scroll, last))
    }

    /// Returns a long and a short description of the visible lines; none if all are visible.
    private static func positions(of count: Int, firstLine: Int, height: Int) -> [String] {
        guard count > height, height > 0 else { return [] }
        let last = min(firstLine + height, count)
        let arrows = (firstLine > 0 ? "↑" : "") + (last < count ? "↓" : "")
        return ["lines \(firstLine + 1)–\(last) of \(count) \(arrows)", "\(last)/\(count) \(arrows)"]
    }
}
