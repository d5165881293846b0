/// Builds the lines above the content: the tabs, the title and its buttons.
struct PageHeader {
    private let snapshot: Snapshot
    private let body: PageBody
    private let heading: PageLayout.Heading
    private let width: Int
    /// The lines without the scroll position.
    private var lines: [Line] = []
    /// The index of the title's line and its free columns; `nil` on a sheet, whose frame shows the title.
    private var title: (line: Int, free: Range<Int>)?

    init(_ snapshot: Snapshot, _ body: PageBody, _ heading: PageLayout.Heading, _ size: Size) {
        self.snapshot = snapshot
        self.body = body
        self.heading = heading
        width = size.columns
        build()
    }

    /// The number of lines.
    var height: Int { lines.count }

    /// Returns the lines; `position` describes the visible lines of the content.
    func lines(position: PageLayout.Position?) -> [Line] {
        guard let title, let position else { return lines }
        let text = [position.long, position.short].first { $0.columns < title.free.count }
        guard let text else { return lines }
        var lines = lines
        lines[title.line].spans.append(
            Line.Span(
                column: title.free.upperBound - text.columns,
                width: text.columns,
                text: text,
                style: Style(isDim: true)
            )
        )
        return lines
    }

    private mutating func build() {
        let tabs = tabSpans
        let facts = heading.leads ? nil : factsSpan(after: tabs ?? titleSpans)
        if heading.leads { lines.append(Line(spans: [nameSpan])) }
        if tabs != nil || snapshot.isSheet { lines.append(Line(spans: (tabs ?? []) + [facts].compactMap(\.self))) }
        if !snapshot.isSheet { addTitle(before: tabs == nil ? facts : nil) }
    }

    // MARK: Tabs

    /// The tab bar; if it does not fit, only the selected tab has its title.
    private var tabSpans: [Line.Span]? {
        guard let tabs = snapshot.tabs else { return nil }
        let whole = tabs.titles.enumerated().map { label($0, $1, isSelected: $0 == tabs.selected) }
        let short = tabs.titles.enumerated().map {
            label($0, $0 == tabs.selected ? $1 : "", isSelected: $0 == tabs.selected)
        }
        let fits = whole.map(\.columns).reduce(0, +) <= width
        var column = 0
        return (fits ? whole : short).enumerated().map { index, text in
            defer { column += text.columns }
            let isSelected = index == tabs.selected
            return Line.Span(
                column: column,
                width: text.columns,
                text: text,
                style: Style(
                    color: isSelected ? .cyan : nil,
                    isBold: isSelected,
                    isDim: snapshot.isSheet && !isSelected,
                    isReversed: isSelected && body.focus.isReversed(.tabs)
                ),
                place: isSelected ? .tabs : nil
            )
        }
    }

    private func label(_ index: Int, _ title: String, isSelected: Bool) -> String {
        let name = title.isEmpty ? "\(index + 1)" : "\(index + 1) \(title)"
        return isSelected ? "\(body.focus.sign(at: .tabs))[\(name)]" : "  \(name) "
    }

    // MARK: Title

    private var titleSpans: [Line.Span] {
        let isBusy = snapshot.isBusy || snapshot.sections.contains { $0.isBusy && !$0.showsTitle }
        let text = " \(snapshot.title)\(isBusy ? " \(body.spinner)" : "  ")"
        return [Line.Span(column: 0, width: text.columns, text: text, style: Style(isBold: true))]
    }

    /// Adds the title and its buttons, in a second line if they do not fit.
    private mutating func addTitle(before facts: Line.Span?) {
        var titleLines = body.flow(snapshot.buttonsBesideTitle, after: titleSpans[0])
        let used = titleLines[0].end
        title = (lines.count, used..<max(used, (facts?.column ?? width) - 1))
        titleLines[0].spans += [facts].compactMap(\.self)
        lines += titleLines
    }

    // MARK: Facts

    /// The facts that name an app, at the left of the first line.
    private var nameSpan: Line.Span {
        Line.Span(column: 1, width: width - 1, text: facts(in: width), style: Style(isBold: true))
    }

    private func factsSpan(after spans: [Line.Span]) -> Line.Span? {
        let used = Line(spans: spans).end
        let text = facts(in: width - used - 3)
        guard !text.isEmpty else { return nil }
        return Line.Span(column: width - text.columns - 1, width: text.columns, text: text, style: Style(isDim: true))
    }

    /// Returns the facts that fit in `width` columns.
    private func facts(in width: Int) -> String {
        var facts = heading.facts
        while !facts.isEmpty, facts.joined(separator: " · ").columns > width { facts.removeLast() }
        return facts.joined(separator: " · ")
    }
}
