import Shared

/// A picture as wide as the screen.
package final class ImageView {
    package let label: String
    package let identifier: String
    /// The address of the picture; the device loads it.
    package var address: ExactText? {
        didSet {
            guard address != oldValue else { return }
            onImagesChange?()
            onChange?()
        }
    }

    /// Called when the address changes.
    var onImagesChange: (() -> Void)?
    /// Called after each visible change.
    var onChange: (() -> Void)?

    /// Creates a picture whose identifier is its label by default.
    package init(_ label: String, identifier: String? = nil) {
        self.label = label
        self.identifier = identifier ?? label
    }
}
