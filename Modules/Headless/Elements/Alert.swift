import Shared

/// A question or message that has to be answered before anything else can be done.
package struct Alert {
    /// One answer.
    package struct Button {
        package let label: String
        let action: () -> Void

        /// An answer that calls `action` once the alert is gone.
        package init(_ label: String, action: @escaping () -> Void = {}) {
            self.label = label
            self.action = action
        }
    }

    package let content: AlertContent
    package let buttons: [Button]

    /// An alert with the button “OK” alone, unless others are given.
    package init(_ content: AlertContent, buttons: [Button] = [Button("OK")]) {
        self.content = content
        self.buttons = buttons
    }
}
