import Headless

/// Computes the target of a key that moves the focus.
struct Movement {
    struct Target: Equatable {
        let place: Place
        /// Whether a scrolling key reached the last row of the screen.
        var reachesEnd = false
    }

    let layout: PageLayout

    private var shown: Shown { layout.shown }
    private var focus: Place? { layout.state.focus }
    private var lines: [Line] { layout.header + layout.body }

    /// Returns the target of `key`; `nil` if there is none.
    func target(of key: Key) -> Target? {
        let place: Place? =
            switch key {
            case .tab: stop(1)
            case .backTab: stop(-1)
            case .up, .down: neighbor(key) ?? onLine(before: key == .up)
            case .left, .right: neighbor(key) ?? beside(key == .left ? -1 : 1)
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

    /// The first place of the content.
    private var firstPlace: Place? {
        layout.body.first { $0.place != nil }?.place
    }

    /// The last row of the screen's last section.
    private var lastRow: Place? {
        guard let section = shown.sections.last, section.layout.lines == nil else { return nil }
        return section.rows.last.map { .row(section: section.identifier, id: $0.id) }
    }

    // MARK: Stops

    /// Returns a place in the next or previous stop; after the last stop comes the first. In a section that scrolls
    /// sideways it is the first visible row, in other sections the row that had the focus last.
    private func stop(_ step: Int) -> Place? {
        let stops = shown.stops
        guard !stops.isEmpty else { return nil }
        let current = focus.flatMap { focus in stops.firstIndex { $0.places.contains(focus) } }
        let stop = stops[current.map { ($0 + step + stops.count) % stops.count } ?? 0]
        let visible = lines.lazy.flatMap(\.spans).compactMap(\.place)
        return lastRow(in: stop) ?? visible.first(where: stop.places.contains) ?? stop.first
    }

    /// Returns the row that had the focus last, for a section that does not scroll sideways.
    private func lastRow(in stop: Stop) -> Place? {
        guard let name = stop.first.section, let id = layout.state.lastRows[name],
            shown.section(name)?.layout.lines == nil
        else { return nil }
        let row = Place.row(section: name, id: id)
        return stop.places.contains(row) ? row : nil
    }

    // MARK: Lines

    /// Returns the nearest place in the next line above or below that has one.
    private func onLine(before isBefore: Bool) -> Place? {
        guard let focus, let index = lines.firstIndex(where: { $0.shows(focus) }),
            let span = lines[index].spans.first(where: { $0.place == focus })
        else { return firstPlace }
        let others = isBefore ? Array(lines[..<index].reversed()) : Array(lines[(index + 1)...])
        let candidates = others.map { $0.spans.filter { $0.place != nil } }.first { !$0.isEmpty }
        return candidates?.min { abs($0.column - span.column) < abs($1.column - span.column) }?.place
    }

    /// Returns the button beside the focused one.
    private func beside(_ step: Int) -> Place? {
        guard case .button = focus else { return nil }
        let places = lines.lazy.map { $0.spans.compactMap(\.place) }.first { $0.contains { $0 == focus } } ?? []
        let index = places.firstIndex { $0 == focus }.map { $0 + step }
        return index.flatMap { places.indices.contains($0) ? places[$0] : nil }
    }

    // MARK: Within a section

    /// Returns the row that an arrow leads to in the layout of the focused row's section; moving sideways may scroll.
    private func neighbor(_ arrow: Key) -> Place? {
        guard let name = focus?.section, let section = shown.section(name), let index = shown.index(of: focus),
            !section.showsOneRow
        else { return nil }
        let window = SectionWindow(section, lastRow: section.rows[index].id, width: layout.contentWidth)
        let target = window.neighbor(of: index, arrow)
        return target.map { .row(section: name, id: section.rows[$0].id) }
    }

    // MARK: Pages

    /// Returns the place one page up or down.
    private func page(_ step: Int) -> Place? {
        let lines = layout.body.indices.filter { layout.body[$0].place != nil }
        guard let first = lines.first, let last = lines.last else { return nil }
        let current = layout.lineIndex(of: focus) ?? first
        let wanted = min(max(current + step * max(1, layout.bodyHeight - 1), first), last)
        let index = step > 0 ? lines.last { $0 <= wanted } : lines.first { $0 >= wanted }
        return index.flatMap { layout.body[$0].place }
    }
}
