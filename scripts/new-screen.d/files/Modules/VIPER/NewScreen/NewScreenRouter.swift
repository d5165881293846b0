import Headless

/// Closes New screen.
final class NewScreenRouter: NewScreenRouting {
    weak var viewController: (any ViewController)?

    func close() {
        viewController?.dismiss()
    }
}
