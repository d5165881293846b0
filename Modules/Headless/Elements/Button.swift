package final class Button {
    package let label: String
    package let identifier: String
    package var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }
    package var isHidden: Bool {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    /// Called at each tap while the button is enabled.
    package var onTap: (() -> Void)?
    /// Called after each visible change.
    var onChange: (() -> Void)?

    /// Creates a button whose identifier is its label by default.
    package init(_ label: String, identifier: String? = nil, isHidden: Bool = false) {
        self.label = label
        self.identifier = identifier ?? label
        self.isHidden = isHidden
    }
}
