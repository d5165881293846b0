/// Builds the lines above the content: the tabs, and the title with the buttons beside it.
struct PageHeader {
    private let snapshot: Snapshot
    private let body: PageBody
    private let heading: PageLayout.Heading
    private let width: Int

    init(_ snapshot: Snapshot, _ body: PageBody, _ heading: PageLayout.Heading, _ size: Size) {
        self.snapshot = snapshot
        self.body = body
        self.heading = heading
        width = size.columns
    }

    /// The number of lines.
    var height: Int { lines(position: nil).count }

    /// Returns the lines; `position` says which lines of the content are in view.
    func lines(position: PageLayout.Position?) -> [Line] {
        let name = Line.Span(column: 1, width: width - 1, text: facts(in: width), style: Style(isBold: true))
        let top = heading.leads ? [Line(spans: [name])] : []
        let free = heading.leads ? [] : [factsSpan(after: tabSpans ?? titleSpans)].compactMap(\.self)
        guard let tabs = tabSpans else {
            return top + (snapshot.isSheet ? [Line(spans: free)] : titleLines(position: position, with: free))
        }
        return top + [Line(spans: tabs + free)] + (snapshot.isSheet ? [] : titleLines(position: position, with: []))
    }

    // MARK: Tabs

    /// The tab bar; where the whole does not fit, only the selected tab has its title.
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
                style: Style(isBold: isSelected, isDim: snapshot.isSheet && !isSelected),
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

    /// The title, the buttons beside it and the position; a second line where the buttons do not fit.
    private func titleLines(position: PageLayout.Position?, with spans: [Line.Span]) -> [Line] {
        let title = titleSpans[0]
        var lines = body.flow(snapshot.buttonsBesideTitle, after: title)
        let used = lines[0].end
        lines[0].spans += spans
        let free = (spans.first?.column ?? width) - 1
        for text in [position?.long, position?.short].compactMap(\.self) where free - text.columns > used {
            let span = Line.Span(
                column: free - text.columns,
                width: text.columns,
                text: text,
                style: Style(isDim: true)
            )
            lines[0].spans.append(span)
            break
        }
        return lines
    }

    // MARK: Facts

    private func factsSpan(after spans: [Line.Span]) -> Line.Span? {
        let used = Line(spans: spans).end
        let text = facts(in: width - used - 3)
        guard !text.isEmpty else { return nil }
        return Line.Span(column: width - text.columns - 1, width: text.columns, text: text, style: Style(isDim: true))
    }

    /// The facts that fit in `width` columns.
    private func facts(in width: Int) -> String {
        var facts = heading.facts
        while !facts.isEmpty, facts.joined(separator: " · ").columns > width { facts.removeLast() }
        return facts.joined(separator: " · ")
    }
}
