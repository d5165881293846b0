import Headless
import Shared

extension Shown {
    /// The buttons beside the title: on a screen with sections, those above all other elements.
    var buttonsBesideTitle: [Button] {
        guard !sections.isEmpty, !isSheet else { return [] }
        let leading = elements.prefix { if case .button = $0 { true } else { false } }
        return leading.flatMap(\.buttons)
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

    // MARK: Finding

    /// Returns the index of a row in its section; `nil` for any other place.
    func index(of place: Place?) -> Int? {
        guard case .row(let section, let id) = place else { return nil }
        return self.section(section)?.rows.firstIndex { $0.id == id }
    }

    /// Returns the row at `place`; `nil` for any other place.
    func row(at place: Place?) -> Row? {
        guard let section = place?.section, let index = index(of: place) else { return nil }
        return self.section(section)?.rows[index]
    }

    /// Returns the rows with `text` in their title or subtitle, among those that can have the focus.
    func rows(containing text: String) -> [Place] {
        guard !text.isEmpty else { return [] }
        return sections.flatMap { section in
            section.reachableRows
                .filter { "\($0.title)\n\($0.subtitle ?? "")".containsAlike(text) }
                .map { .row(section: section.identifier, id: $0.id) }
        }
    }

    /// Returns the next field; `nil` after the last.
    func field(after identifier: String) -> Field? {
        fields.drop { $0.identifier != identifier }.dropFirst().first
    }

    /// Returns the button of the screen or of a section with this identifier.
    func button(_ identifier: String) -> Button? {
        elements.lazy.flatMap(\.buttons).first { $0.identifier == identifier }
    }

    /// Returns the first button below a field.
    func firstButton(after field: String) -> Button? {
        let below = elements.drop { element in
            if case .field(let candidate) = element { candidate.identifier != field } else { true }
        }
        return below.flatMap(\.buttons).first
    }
}

extension Shown.Element {
    fileprivate var buttons: [Shown.Button] {
        switch self {
        case .button(let button): [button]
        case .section(let section): section.buttons
        case .field, .image: []
        }
    }

    fileprivate var stops: [Stop] {
        switch self {
        case .field(let field): [Stop(.field(field.identifier))]
        case .button(let button): [Stop(.button(button.identifier))]
        case .image: []
        case .section(let section): section.stops
        }
    }
}

extension Shown.Section {
    /// Whether the section shows only the row at its position.
    var showsOneRow: Bool { layout.lines == 1 && layout.columns == 1 }

    /// The index of the row at the section's position, or of the nearest row; 0 if there are none.
    var positionedRow: Int { max(0, min(position, rows.count - 1)) }

    /// The rows that can have the focus: only the visible one if the section shows one row at a time.
    fileprivate var reachableRows: ArraySlice<Row> {
        showsOneRow ? rows.dropFirst(positionedRow).prefix(1) : rows[...]
    }

    /// The rows and the buttons; buttons beside the section's title come first.
    fileprivate var stops: [Stop] {
        let rows = [Stop(self)].compactMap(\.self)
        let buttons = self.buttons.map { Stop(.button($0.identifier)) }
        return showsTitle ? buttons + rows : rows + buttons
    }
}
