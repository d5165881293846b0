import Headless

/// Closes Sign up.
final class SignupRouter: SignupRouting {
    weak var viewController: (any ViewController)?

    func close() {
        guard let viewController else { return }
        viewController.navigationStack?.pop(viewController)
    }
}
