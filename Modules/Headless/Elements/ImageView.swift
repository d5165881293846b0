import Shared

/// An image as wide as the screen.
package final class ImageView {
    package let label: String
    package let identifier: String
    /// The address of the image; the device loads it.
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

    /// Creates an image view whose identifier is its label by default.
    package init(_ label: String, identifier: String? = nil) {
        self.label = label
        self.identifier = identifier ?? label
    }
}
