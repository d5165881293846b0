import Headless

/// A way in which the user closes a screen or sheet with a Cancel button.
enum Closing: CaseIterable {
    case cancel, systemBack

    func close(_ device: Device) throws {
        switch self {
        case .cancel: try device.tap("Cancel")
        case .systemBack: try device.back()
        }
    }
}
