import Observation

/// A line of text a person can edit.
@Observable
package final class Field {
    package let label: String
    /// Whether the value is hidden from whoever looks on.
    package let isSecure: Bool
    package var value = ""
    /// What is wrong with the value, until it is edited.
    package var error: String?

    /// Called after each edit by a person, never after a change by the app.
    @ObservationIgnored package var onEdit: (() -> Void)?

    package init(_ label: String, isSecure: Bool = false) {
        self.label = label
        self.isSecure = isSecure
    }

    /// The value as it may be told: one dot a character where it is secure.
    package var shownValue: String {
        isSecure ? String(repeating: "•", count: value.count) : value
    }
}
