/// A line of text a person can edit.
package final class Field {
    package let label: String
    package let identifier: String
    package let kind: InputKind
    package var value = "" {
        didSet { if value != oldValue { onChange?() } }
    }
    /// What is wrong with the value, until it is edited.
    package var error: String? {
        didSet { if error != oldValue { onChange?() } }
    }

    /// Called after each edit by a person, never after a change by the app.
    package var onEdit: (() -> Void)?
    /// Called after each change of what is shown.
    var onChange: (() -> Void)?

    /// A field whose identifier is its label, unless another is given.
    package init(_ label: String, _ kind: InputKind = .text, identifier: String? = nil) {
        self.label = label
        self.identifier = identifier ?? label
        self.kind = kind
    }

    /// Whether the value is masked.
    package var isSecure: Bool { kind.isSecure }

    /// The value as it may be shown: one dot a character where it is secure.
    package var shownValue: String {
        isSecure ? String(repeating: "•", count: value.count) : value
    }
}
