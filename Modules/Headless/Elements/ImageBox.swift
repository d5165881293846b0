import Observation

/// A picture as wide as the screen.
@Observable
package final class ImageBox {
    package let label: String
    /// The address of the picture; the device loads it.
    package var address: String? {
        didSet { onAddressChange?() }
    }

    /// Lets the screen load the new picture.
    @ObservationIgnored var onAddressChange: (() -> Void)?

    package init(_ label: String) {
        self.label = label
    }
}
