import Shared
import UIKit

/// Sign up, of which only the coordinator's part is written here.
final class SignupCoordinator: Coordinator {
    struct Exits {
        var didSignUp: (_ email: String) -> Void
        var didSignUpAndLogIn: () -> Void
        var didFinish: (any Coordinator) -> Void
    }

    private let router: StackRouter
    private let exits: Exits

    init(services: Services, router: StackRouter, exits: Exits) {
        self.router = router
        self.exits = exits
    }

    func start() {
        router.push(UIViewController(nibName: nil, bundle: nil)) { [weak self] in self?.finish() }
    }

    private func finish() {
        exits.didFinish(self)
    }
}
