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
    func lines(position: String?) -> [Line] {
        let top = heading.leads ? [Line(spans: [Line.Span(column: 1, width: width - 1, text: facts(in: width), style: Style(isBold: true))])] : []
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
        let whole = tabs.titles.enumerated().map { index, title in label(index, title, isSelected: index == tabs.selected) }
        let short = tabs.titles.enumerated().map { index, title in
            label(index, index == tabs.selected ? title : "", isSelected: index == tabs.selected)
        }
        let fits = whole.map { $0.columns + 1 }.reduce(0, +) < width
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
        let sign = isSelected && body.focus == .tabs ? ">" : " "
        return isSelected ? "\(sign)[\(name)]" : "  \(name) "
    }

    // MARK: Title

    private var titleSpans: [Line.Span] {
        let isBusy = snapshot.isBusy || snapshot.sections.contains { $0.isBusy && !$0.showsTitle }
        let text = " \(snapshot.title)\(isBusy ? " \(body.spinner)" : "")"
        return [Line.Span(column: 0, width: text.columns, text: text, style: Style(isBold: true))]
    }

    /// The title, the buttons beside it and the position; a second line where the buttons do not fit.
    private func titleLines(position: String?, with spans: [Line.Span]) -> [Line] {
        let title = titleSpans[0]
        let buttons = body.flow(snapshot.buttonsBesideTitle, after: Line.Span(column: 0, width: title.columns + 2, text: title.text, style: title.style))
        var lines = buttons.isEmpty ? [Line(spans: titleSpans)] : buttons
        lines[0].spans += spans
        let used = lines[0].spans.map { $0.column + $0.width }.max() ?? 0
        guard let position else { return lines }
        let column = (spans.first?.column ?? width) - position.columns - 1
        if column > (spans.isEmpty ? used : title.width) {
            lines[0].spans.append(Line.Span(column: column, width: position.columns, text: position, style: Style(isDim: true)))
        }
        return lines
    }

    // MARK: Facts

    private func factsSpan(after spans: [Line.Span]) -> Line.Span? {
        let used = spans.map { $0.column + $0.width }.max() ?? 0
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
