import Headless

/// A stop of the Tab key: a field, a button, the tab bar, or all rows of a section.
struct Stop: Equatable {
    /// The places of the stop in order, never empty.
    let places: [Place]
    /// The place that gets the focus at this stop.
    let first: Place

    init(_ place: Place) {
        places = [place]
        first = place
    }

    /// Creates the stop of a section's rows; returns `nil` if there are none.
    init?(_ section: Snapshot.Section) {
        let places = section.rows.map { Place.row(section: section.identifier, id: $0.id) }
        guard !places.isEmpty else { return nil }
        self.places = places
        first = places[section.showsOneRow ? section.positionedRow : 0]
    }
}

extension Snapshot {
    /// The buttons beside the title: on a screen with sections, those above all other elements.
    var buttonsBesideTitle: [Button] {
        guard !sections.isEmpty, !isSheet else { return [] }
        let leading = elements.prefix { if case .button = $0 { true } else { false } }
        return leading.compactMap { if case .button(let button) = $0 { button } else { nil } }
    }

    /// The elements except those beside the title.
    var elementsBelowTitle: ArraySlice<Element> {
        elements.dropFirst(buttonsBesideTitle.count)
    }

    /// The stops of the Tab key, from top to bottom.
    var stops: [Stop] {
        let bar = tabs != nil && !isSheet ? [Stop(.tabs)] : []
        return bar + buttonsBesideTitle.map { Stop(.button($0.identifier)) } + elementsBelowTitle.flatMap(\.stops)
    }

    /// The initially focused place: the first field or row; `nil` if there is neither because rows are loading.
    var firstPlace: Place? {
        if let field = fields.first { return .field(field.identifier) }
        let places = elementsBelowTitle.flatMap(\.stops).map(\.first)
        if let row = places.first(where: { $0.section != nil }) { return row }
        return isAnythingBusy && !sections.isEmpty ? nil : places.first ?? stops.first?.first
    }
}

extension Snapshot.Element {
    fileprivate var stops: [Stop] {
        switch self {
        case .field(let field): [Stop(.field(field.identifier))]
        case .button(let button): [Stop(.button(button.identifier))]
        case .image: []
        case .section(let section): section.stops
        }
    }
}

extension Snapshot.Section {
    /// The rows and the buttons; buttons beside the section's title come first.
    fileprivate var stops: [Stop] {
        let rows = [Stop(self)].compactMap(\.self)
        let buttons = self.buttons.map { Stop(.button($0.identifier)) }
        return showsTitle ? buttons + rows : rows + buttons
    }
}
