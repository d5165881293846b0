import Headless

/// A place on the screen that can have the focus. It is identified by its content, so that the focus survives changes.
enum Place: Hashable {
    case tabs
    case field(String)
    /// A button of the screen or of a section.
    case button(String)
    case row(section: String, id: Row.ID)

    /// The section of a row; `nil` for other places.
    var section: String? {
        if case .row(let section, _) = self { section } else { nil }
    }

    var isField: Bool {
        if case .field = self { true } else { false }
    }
}

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
    init?(_ section: Shown.Section) {
        places = section.rows.map { Place.row(section: section.identifier, id: $0.id) }
        guard !places.isEmpty else { return nil }
        first = places[section.showsOneRow ? section.positionedRow : 0]
    }
}
