/// An editable line of text.
package final class Field {
    package let label: String
    package let identifier: String
    package let kind: InputKind
    package var value = "" {
        didSet { if value != oldValue { onChange?() } }
    }
    /// The rule for the value, shown while there is no error; `nil` if there is none.
    package var hint: String? {
        didSet { if hint != oldValue { onChange?() } }
    }
    /// The error message for the value; `nil` if it has none.
    package var error: String? {
        didSet { if error != oldValue { onChange?() } }
    }

    /// Called after each edit by the user, never after a change by the app.
    package var onEdit: (() -> Void)?
    /// Called after each visible change.
    var onChange: (() -> Void)?

    /// Creates a field whose identifier is its label by default.
    package init(_ label: String, _ kind: InputKind = .text, identifier: String? = nil) {
        self.label = label
        self.identifier = identifier ?? label
        self.kind = kind
    }

    /// Whether the value is masked.
    package var isSecure: Bool { kind.isSecure }

    /// The displayed value: one dot for each character if the field is secure.
    package var shownValue: String {
        isSecure ? String(repeating: "•", count: value.count) : value
    }
}
