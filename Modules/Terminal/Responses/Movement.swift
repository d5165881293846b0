import Headless

/// Computes the target of a key that moves the focus.
struct Movement {
    struct Target: Equatable {
        let place: Place
        /// Whether a scrolling key reached the last row of the screen.
        var reachesEnd = false
    }

    let snapshot: Snapshot
    let layout: PageLayout
    let focus: Place?
    let lastRows: [String: Row.ID]

    /// Returns the target of `key`; `nil` if there is none.
    func target(of key: Key) -> Target? {
        let place: Place? =
            switch key {
            case .tab: stop(1)
            case .backTab: stop(-1)
            case .up: neighbor(.up) ?? onLine(before: true)
            case .down: neighbor(.down) ?? onLine(before: false)
            case .left: neighbor(.left) ?? beside(-1)
            case .right: neighbor(.right) ?? beside(1)
            case .home: firstPlace
            case .end: lastRow ?? layout.body.last { $0.place != nil }?.place
            case .pageUp: page(-1)
            case .pageDown: page(1)
            default: nil
            }
        let scrolls = [.down, .end, .pageDown].contains(key)
        guard let target = place ?? (scrolls && focus == lastRow ? focus : nil) else { return nil }
        return Target(place: target, reachesEnd: scrolls && target == lastRow)
    }

    private enum Direction {
        case up, down, left, right
    }

    private var stops: [Stop] { snapshot.stops }

    /// The first place of the content.
    private var firstPlace: Place? {
        layout.body.first { $0.place != nil }?.place
    }

    /// The last row of the screen's last section.
    private var lastRow: Place? {
        guard let section = snapshot.sections.last, section.layout.lines == nil else { return nil }
        return section.rows.last.map { .row(section: section.identifier, id: $0.id) }
    }

    // MARK: Stops

    private var stopIndex: Int? {
        focus.flatMap { focus in stops.firstIndex { $0.places.contains(focus) } }
    }

    /// Returns a place in the next or previous stop; after the last stop comes the first. In a section that scrolls
    /// sideways it is the first visible row, in other sections the row that had the focus last.
    private func stop(_ step: Int) -> Place? {
        guard !stops.isEmpty else { return nil }
        let stop = stops[stopIndex.map { ($0 + step + stops.count) % stops.count } ?? 0]
        return lastRow(in: stop) ?? lines.lazy.flatMap(\.spans).compactMap(\.place).first(where: stop.places.contains)
            ?? stop.first
    }

    /// Returns the row that had the focus last, for a section that does not scroll sideways.
    private func lastRow(in stop: Stop) -> Place? {
        guard let name = stop.first.section, let id = lastRows[name], snapshot.section(name)?.layout.lines == nil else {
            return nil
        }
        let row = Place.row(section: name, id: id)
        return stop.places.contains(row) ? row : nil
    }

    // MARK: Lines

    private var lines: [Line] { layout.header + layout.body }

    private var span: Line.Span? {
        lines.lazy.flatMap(\.spans).first { $0.place != nil && $0.place == focus }
    }

    /// Returns the nearest place in the next line above or below that has one.
    private func onLine(before isBefore: Bool) -> Place? {
        guard let span, let index = lines.firstIndex(where: { $0.spans.contains(span) }) else { return firstPlace }
        let others = isBefore ? Array(lines[..<index].reversed()) : Array(lines[(index + 1)...])
        let candidates = others.map { $0.spans.filter { $0.place != nil } }.first { !$0.isEmpty }
        return candidates?.min { abs($0.column - span.column) < abs($1.column - span.column) }?.place
    }

    /// Returns the button beside the focused one.
    private func beside(_ step: Int) -> Place? {
        guard case .button = focus, let line = lines.first(where: { $0.spans.contains { $0.place == focus } }) else {
            return nil
        }
        let places = line.spans.compactMap(\.place)
        let index = places.firstIndex { $0 == focus }.map { $0 + step }
        return index.flatMap { places.indices.contains($0) ? places[$0] : nil }
    }

    // MARK: Within a section

    /// Returns the row beside the focused one in its section's layout; moving sideways may scroll.
    private func neighbor(_ direction: Direction) -> Place? {
        guard let focus, let name = focus.section, let section = snapshot.section(name),
            let index = snapshot.index(of: focus), !section.showsOneRow
        else { return nil }
        let columns = SectionWindow(
            section,
            lastRow: lastRows[name],
            width: SectionWindow.width(in: layout.contentWidth)
        )
        .columns
        let grid = Grid(section, columns: columns, index: index)
        let target: Int? =
            switch direction {
            case .up: grid.above
            case .down: grid.below
            case .left: grid.left
            case .right: grid.right
            }
        return target.map { .row(section: name, id: section.rows[$0].id) }
    }

    // MARK: Pages

    /// Returns the place one page up or down.
    private func page(_ step: Int) -> Place? {
        let lines = layout.body.indices.filter { layout.body[$0].spans.contains { $0.place != nil } }
        guard let first = lines.first, let last = lines.last else { return nil }
        let current = layout.lineIndex(of: focus) ?? first
        let wanted = min(max(current + step * max(1, layout.bodyHeight - 1), first), last)
        let index = step > 0 ? lines.last { $0 <= wanted } : lines.first { $0 >= wanted }
        return index.flatMap { layout.body[$0].spans.compactMap(\.place).first }
    }
}
