import Headless

/// A way in which the user leaves a screen or sheet without a result.
enum WayOut: CaseIterable {
    case cancel, systemBack

    func leave(_ device: Device) throws {
        switch self {
        case .cancel: try device.tap("Cancel")
        case .systemBack: try device.back()
        }
    }
}
