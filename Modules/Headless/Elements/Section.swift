import Observation

/// A named group of rows.
@Observable
package final class Section {
    package let title: String
    /// Whether the title is drawn; a screen that is one list has it in its own title already.
    package let showsTitle: Bool
    package let buttons: [Button]
    package var rows: [Row] = []
    /// Whether the section waits for its rows.
    package var isBusy = false
    /// What the section says in place of rows, or below them.
    package var status: String?

    /// Called with the identifier of the row a person chose.
    @ObservationIgnored package var onSelect: ((Row.ID) -> Void)?

    package init(_ title: String, showsTitle: Bool = true, buttons: [Button] = []) {
        self.title = title
        self.showsTitle = showsTitle
        self.buttons = buttons
    }
}
