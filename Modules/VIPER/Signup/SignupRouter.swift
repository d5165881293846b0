import Headless

/// Leads away from Sign up.
final class SignupRouter: SignupRouting {
    weak var viewController: (any ViewController)?
    private weak var app: (any AppModuleInput)?

    init(app: (any AppModuleInput)?) {
        self.app = app
    }

    func close() {
        guard let viewController else { return }
        viewController.navigationStack?.pop(viewController)
    }

    func openLanding() {
        app?.openLanding()
    }
}
