/// A named group of rows.
package final class Section {
    package var title: String {
        didSet { if title != oldValue { onChange?() } }
    }
    package let identifier: String
    /// Whether the title is drawn; a screen that is one list has it in its own title already.
    package let showsTitle: Bool
    package let layout: SectionLayout
    package let buttons: [Button]
    package var rows: [Row] = [] {
        didSet {
            guard rows != oldValue else { return }
            onImagesChange?()
            onChange?()
        }
    }
    /// Whether the section waits for its rows.
    package var isBusy = false {
        didSet { if isBusy != oldValue { onChange?() } }
    }
    /// A message shown below the rows, or instead of them.
    package var status: String? {
        didSet { if status != oldValue { onChange?() } }
    }
    /// The row in view, from 0, where the layout shows one at a time.
    package var position = 0 {
        didSet { if position != oldValue { onChange?() } }
    }

    /// Called with the identifier of the row a person chose.
    package var onSelect: ((Row.ID) -> Void)?
    /// Called with the action a person chose, and the identifier of its row.
    package var onAction: ((Row.Action, Row.ID) -> Void)?
    /// Called when the rows change.
    var onImagesChange: (() -> Void)?
    /// Called after each change of what is shown, the section's buttons included.
    var onChange: (() -> Void)? {
        didSet { for button in buttons { button.onChange = onChange } }
    }

    /// A section whose identifier is its title, unless another is given.
    package init(
        _ title: String,
        identifier: String? = nil,
        showsTitle: Bool = true,
        layout: SectionLayout = .list,
        buttons: [Button] = []
    ) {
        self.title = title
        self.identifier = identifier ?? title
        self.showsTitle = showsTitle
        self.layout = layout
        self.buttons = buttons
    }
}
