import Headless

/// Builds the lines above the content: the tabs, the title and its buttons.
struct PageHeader {
    private let body: PageBody
    private let heading: PageLayout.Heading
    private let width: Int
    /// The lines without the scroll position.
    private(set) var lines: [Line] = []
    /// The index of the title's line and its free columns; `nil` on a sheet, whose frame shows the title.
    private var title: (line: Int, free: Range<Int>)?

    init(_ body: PageBody, _ heading: PageLayout.Heading, width: Int) {
        self.body = body
        self.heading = heading
        self.width = width
        let (tabs, isSheet) = (tabSpans, body.shown.isSheet)
        if heading.leads {
            lines.append(Line(spans: [Line.Span(1, facts(in: width - heading.margin), Style(isBold: true))]))
        }
        let facts = heading.leads ? [] : factsSpans(after: tabs ?? [titleSpan])
        if tabs != nil || isSheet { lines.append(Line(spans: (tabs ?? []) + facts)) }
        if !isSheet { addTitle(before: tabs == nil ? facts : []) }
    }

    /// Returns the lines with the longest of `positions` for which there is room: each says which lines of the content
    /// are visible.
    func lines(showing positions: [String]) -> [Line] {
        guard let title, let text = positions.first(where: { $0.columns < title.free.count }) else { return lines }
        var lines = lines
        lines[title.line].spans.append(Line.Span(title.free.upperBound - text.columns, text, Style(isDim: true)))
        return lines
    }

    // MARK: Tabs

    /// The tab bar; if it does not fit, only the selected tab has its title.
    private var tabSpans: [Line.Span]? {
        guard let tabs = body.shown.tabs else { return nil }
        let whole = tabs.titles.enumerated().map { label($0, $1, isSelected: $0 == tabs.selected) }
        let short = tabs.titles.enumerated().map {
            label($0, $0 == tabs.selected ? $1 : "", isSelected: $0 == tabs.selected)
        }
        var column = 0
        return (whole.joined().columns <= width ? whole : short).enumerated().map { index, text in
            defer { column += text.columns }
            let isSelected = index == tabs.selected
            let style = Style(
                color: isSelected ? .cyan : nil,
                isBold: isSelected,
                isDim: body.shown.isSheet && !isSelected,
                isReversed: isSelected && body.isReversed(.tabs)
            )
            return Line.Span(column, text, style, place: isSelected ? .tabs : nil)
        }
    }

    private func label(_ index: Int, _ title: String, isSelected: Bool) -> String {
        let name = title.isEmpty ? "\(index + 1)" : "\(index + 1) \(title)"
        return isSelected ? "\(body.sign(at: .tabs))[\(name)]" : "  \(name) "
    }

    // MARK: Title

    private var titleSpan: Line.Span {
        let isBusy = body.shown.isBusy || body.shown.sections.contains { $0.isBusy && !$0.showsTitle }
        return Line.Span(0, " \(body.title)\(isBusy ? " \(body.spinner)" : "  ")", Style(isBold: true))
    }

    /// Adds the title and its buttons, in a second line if they do not fit.
    private mutating func addTitle(before facts: [Line.Span]) {
        var titleLines = body.flow(body.state.isHelpOpen ? [] : body.shown.buttonsBesideTitle, after: titleSpan)
        let used = titleLines[0].end
        title = (lines.count, used..<max(used, (facts.first?.column ?? width) - 1))
        titleLines[0].spans += facts
        lines += titleLines
    }

    // MARK: Facts

    /// Returns the facts that name an app, at the right of the first line; empty if none fits.
    private func factsSpans(after spans: [Line.Span]) -> [Line.Span] {
        let text = facts(in: width - Line(spans: spans).end - 3)
        return text.isEmpty ? [] : [Line.Span(width - text.columns - 1, text, Style(isDim: true))]
    }

    /// Returns the facts that fit in `width` columns.
    private func facts(in width: Int) -> String {
        var facts = heading.facts
        while !facts.isEmpty, facts.joined(separator: " · ").columns > width { facts.removeLast() }
        return facts.joined(separator: " · ")
    }
}
