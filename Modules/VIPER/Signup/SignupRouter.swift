import Headless

/// Closes Sign up.
final class SignupRouter: SignupRouterInput {
    weak var viewController: (any ViewController)?

    func close() {
        guard let viewController else { return }
        viewController.navigationStack?.pop(viewController)
    }
}
