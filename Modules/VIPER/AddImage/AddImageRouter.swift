import Headless

/// Closes Add image.
final class AddImageRouter: AddImageRouterInput {
    weak var viewController: (any ViewController)?

    func close() {
        viewController?.dismiss()
    }
}
