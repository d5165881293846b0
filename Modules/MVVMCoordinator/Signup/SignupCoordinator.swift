import Headless
import Shared

/// The flow in which a user creates an account: one screen above Log in.
final class SignupCoordinator: Coordinator {
    struct Exits {
        /// Called when an account with this email was created; no session is saved.
        var didSignUp: (String) -> Void
        /// Called when an account was created and a session of its owner is saved.
        var didLogIn: () -> Void
        /// Called when the screen is closed, however that happens.
        var didFinish: (any Coordinator) -> Void
    }

    private let services: Services
    private let stack: NavigationStack
    private let exits: Exits
    private weak var view: SignupViewController?

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
            exits: SignupViewModel.Exits(
                didSignUp: { [weak self] outcome, notice in self?.leave(outcome, notice) },
                didCancel: { [weak self] in self?.close() }
            )
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        let view = SignupViewController(
            viewModel: viewModel,
            binding: binding,
            passwordHint: services.options.policy.hint
        )
        self.view = view
        stack.push(view) { [weak self] in self?.finish() }
    }

    private func leave(_ outcome: SignupOutcome, _ notice: String) {
        stack.window?.show(notice: notice)
        switch outcome {
        case .accountCreated(let email):
            exits.didSignUp(email)
            close()
        case .loggedIn:
            exits.didLogIn()
        }
    }

    private func close() {
        if let view { stack.pop(view) }
    }

    private func finish() {
        exits.didFinish(self)
    }
}
