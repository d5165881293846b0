/// Something a person can tap.
package final class Button {
    package let label: String
    package let identifier: String
    package var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }
    /// Whether the button is absent for now.
    package var isHidden: Bool {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    /// Called at each tap while the button is enabled.
    package var onTap: (() -> Void)?
    /// Called after each change of what is shown.
    var onChange: (() -> Void)?

    /// A button whose identifier is its label, unless another is given.
    package init(_ label: String, identifier: String? = nil, isHidden: Bool = false) {
        self.label = label
        self.identifier = identifier ?? label
        self.isHidden = isHidden
    }
}
