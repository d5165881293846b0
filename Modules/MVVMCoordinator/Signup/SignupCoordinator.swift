import Headless
import Shared

/// The flow in which a user creates an account: one screen above Log in.
final class SignupCoordinator: Coordinator {
    struct Exits {
        /// Called when an account with this email was created; no session is saved.
        var didSignUp: (_ email: String) -> Void
        /// Called when an account was created and a session of its owner is saved.
        var didSignUpAndLogIn: () -> Void
        /// Called when the screen is gone, unless the whole flow is replaced.
        var didFinish: (any Coordinator) -> Void
    }

    private let services: Services
    private let router: StackRouter
    private let exits: Exits
    private weak var view: SignupViewController?

    init(services: Services, router: StackRouter, exits: Exits) {
        self.services = services
        self.router = router
        self.exits = exits
    }

    func start() {
        let viewModel = SignupViewModel(
            accounts: services.accounts,
            sessions: services.sessions,
            policy: services.options.policy,
            savesSession: services.options.afterSignup == .landing,
            activity: services.activity,
            saving: SessionSaving(
                didBegin: { [weak self] in self?.router.setBusy(true) },
                didEnd: { [weak self] in self?.router.setBusy(false) }
            ),
            exits: SignupViewModel.Exits(
                didSignUp: { [weak self] email in self?.finishSignUp(email: email) },
                didSignUpAndLogIn: { [weak self] in self?.finishSignUpAndLogIn() },
                didCancel: { [weak self] in self?.close() }
            )
        )
        let view = SignupViewController(viewModel: viewModel)
        self.view = view
        router.push(view) { [weak self] in self?.finish() }
    }

    private func finishSignUp(email: String) {
        router.show(notice: NoticeText.accountCreated)
        exits.didSignUp(email)
        close()
    }

    private func finishSignUpAndLogIn() {
        router.show(notice: NoticeText.accountCreated)
        exits.didSignUpAndLogIn()
    }

    private func close() {
        if let view { router.pop(view) }
    }

    private func finish() {
        exits.didFinish(self)
    }
}
