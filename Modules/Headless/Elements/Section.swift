/// A named group of rows.
package final class Section {
    package var title: String {
        didSet { if title != oldValue { onChange?() } }
    }
    package let identifier: String
    /// Whether the title is shown; `false` for a screen that is a single list with the same title.
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
    /// Whether the section shows that it is loading.
    package var isBusy = false {
        didSet { if isBusy != oldValue { onChange?() } }
    }
    /// A message shown below the rows, or instead of them.
    package var status: String? {
        didSet { if status != oldValue { onChange?() } }
    }
    /// The index of the row in view, if the layout shows one row at a time.
    package var position = 0 {
        didSet { if position != oldValue { onChange?() } }
    }

    /// Called when the rows change.
    var onImagesChange: (() -> Void)?
    /// Called after each visible change, including those of the section's buttons.
    var onChange: (() -> Void)? {
        didSet { for button in buttons { button.onChange = onChange } }
    }

    /// Creates a section whose identifier is its title by default.
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
