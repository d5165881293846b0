import Observation

/// Something a person can tap.
@Observable
package final class Button {
    package let label: String
    package var isEnabled = true
    /// Whether the button is absent for now.
    package var isHidden = false

    /// Called at each tap while the button is enabled.
    @ObservationIgnored package var onTap: (() -> Void)?

    package init(_ label: String, isHidden: Bool = false) {
        self.label = label
        self.isHidden = isHidden
    }
}
