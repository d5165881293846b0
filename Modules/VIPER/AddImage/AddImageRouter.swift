import Headless

/// Closes Add image.
final class AddImageRouter: AddImageRouting {
    weak var viewController: (any ViewController)?

    func close() {
        viewController?.dismiss()
    }
}
