import Headless

/// Closes New screen.
final class NewScreenRouter: NewScreenRouterInput {
    weak var viewController: (any ViewController)?

    func close() {
        viewController?.dismiss()
    }
}
