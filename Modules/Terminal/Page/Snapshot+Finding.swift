import Foundation
import Headless

extension Snapshot {
    /// Returns the focused row; `nil` if another place has the focus.
    func row(at place: Place?) -> Row? {
        guard case .row(let section, let id) = place else { return nil }
        return self.section(section)?.rows.first { $0.id == id }
    }

    /// Returns the rows with `text` in their title or subtitle, among those that can have the focus.
    func rows(containing text: String) -> [Place] {
        guard !text.isEmpty else { return [] }
        return sections.flatMap { section in
            section.reachableRows
                .filter { "\($0.title)\n\($0.subtitle ?? "")".localizedCaseInsensitiveContains(text) }
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

extension Snapshot.Element {
    fileprivate var buttons: [Snapshot.Button] {
        switch self {
        case .button(let button): [button]
        case .section(let section): section.buttons
        case .field, .image: []
        }
    }
}

extension Snapshot.Section {
    /// The rows that can have the focus: only the visible one if the section shows one row at a time.
    fileprivate var reachableRows: ArraySlice<Row> {
        showsOneRow ? rows.dropFirst(positionedRow).prefix(1) : rows[...]
    }
}
