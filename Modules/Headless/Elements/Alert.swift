import Shared

/// A question or message that must be answered before any other action.
package struct Alert {
    /// One answer.
    package struct Button {
        package let label: String
        package let role: ButtonRole
        let action: () -> Void

        /// Creates an answer that calls `action` after the alert has closed.
        package init(_ label: String, role: ButtonRole = .default, action: @escaping () -> Void = {}) {
            self.label = label
            self.role = role
            self.action = action
        }

        /// The button of an alert that only informs.
        package static let ok = Button("OK", role: .cancel)
    }

    /// Tells the alert from another with the same words.
    package let id = SerialNumber()
    package let title: String
    /// The text below the title; may be empty.
    package let message: String
    package let buttons: [Button]

    package init(title: String, message: String = "", buttons: [Button] = [.ok]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}
