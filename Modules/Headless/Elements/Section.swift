import Observation
import Shared

/// A named group of rows.
@Observable
package final class Section {
    package let title: String
    /// Whether the title is drawn; a screen that is one list has it in its own title already.
    package let showsTitle: Bool
    package let layout: SectionLayout
    package let buttons: [Button]
    package var rows: [Row] = [] {
        didSet { if rows != oldValue { onRowsChange?() } }
    }
    /// Whether the section waits for its rows.
    package var isBusy = false
    /// What the section says in place of rows, or below them.
    package var status: String?
    /// The row in view, from 0, where the layout shows one at a time.
    package var position = 0

    /// Called with the identifier of the row a person chose.
    @ObservationIgnored package var onSelect: ((Row.ID) -> Void)?
    /// Called with the action a person chose, and the identifier of its row.
    @ObservationIgnored package var onAction: ((RowAction, Row.ID) -> Void)?
    /// Lets the screen load what the new rows show.
    @ObservationIgnored var onRowsChange: (() -> Void)?

    package init(
        _ title: String,
        showsTitle: Bool = true,
        layout: SectionLayout = .list,
        buttons: [Button] = []
    ) {
        self.title = title
        self.showsTitle = showsTitle
        self.layout = layout
        self.buttons = buttons
    }
}
