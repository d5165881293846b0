import Headless

extension Snapshot {
    /// The row that has the focus; `nil` if another place has it.
    func row(at place: Place?) -> Row? {
        guard case .row(let section, let id) = place else { return nil }
        return self.section(section)?.rows.first { $0.id == id }
    }

    /// The field below another; `nil` if there is none.
    func field(after identifier: String) -> Field? {
        fields.drop { $0.identifier != identifier }.dropFirst().first
    }

    /// The button with that identifier, of the screen or of a section.
    func button(_ identifier: String) -> Button? {
        elements.lazy.flatMap(\.buttons).first { $0.identifier == identifier }
    }

    /// The first button below a field.
    func firstButton(after field: String) -> Button? {
        let below = elements.drop { element in
            if case .field(let candidate) = element { candidate.identifier != field } else { true }
        }
        return below.flatMap(\.buttons).first
    }
}

extension Snapshot.Element {
    fileprivate var buttons: [Snapshot.Button] {
        switch self {
        case .button(let button): [button]
        case .section(let section): section.buttons
        case .field, .image: []
        }
    }
}
