import Headless
import Shared

/// The flow of somebody who makes an account: one screen above Log in.
final class SignupCoordinator {
    /// The ways out of the flow.
    struct Exits {
        /// Called with the email of a new account.
        var accountCreated: (String) -> Void
        /// Called where the new user is logged in at once.
        var loggedIn: () -> Void
        /// Called when the screen is gone, whoever left it.
        var finished: () -> Void
    }

    private let services: Services
    private let stack: NavigationStack
    private let exits: Exits

    init(services: Services, stack: NavigationStack, exits: Exits) {
        self.services = services
        self.stack = stack
        self.exits = exits
    }

    func start() {
        let viewModel = SignupViewModel(
            accounts: services.accounts,
            policy: services.options.policy,
            clock: services.clock,
            exits: SignupExits(
                didSignUp: { [weak self] outcome in self?.leave(outcome) },
                cancel: { [weak self] in self?.stack.pop() }
            )
        )
        let view = SignupViewController(viewModel: viewModel, activity: services.clock.activity)
        stack.push(view, onGone: exits.finished)
    }

    private func leave(_ outcome: SignupOutcome) {
        stack.window?.show(notice: NoticeText.accountCreated)
        switch outcome {
        case .accountCreated(let email):
            exits.accountCreated(email)
            stack.pop()
        case .loggedIn:
            exits.loggedIn()
        }
    }
}
