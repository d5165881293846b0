/// A question or message that has to be answered before anything else can be done.
package struct Alert {
    /// One answer.
    package struct Button {
        package let label: String
        package let role: ButtonRole
        let action: () -> Void

        /// An answer that calls `action` once the alert is gone.
        package init(_ label: String, role: ButtonRole = .default, action: @escaping () -> Void = {}) {
            self.label = label
            self.role = role
            self.action = action
        }

        /// The answer to an alert that only informs.
        package static let ok = Button("OK", role: .cancel)
    }

    package let title: String
    /// Empty where the title says it all.
    package let message: String
    package let buttons: [Button]

    package init(title: String, message: String = "", buttons: [Button] = [.ok]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}
