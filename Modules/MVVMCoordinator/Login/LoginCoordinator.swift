import Headless
import Shared

/// The flow of a user who is logged out: Log in, and Sign up as a child flow.
final class LoginCoordinator: Coordinator {
    struct Exits {
        /// Called when a session is saved, after a login or a signup.
        var didLogIn: () -> Void
    }

    private let services: Services
    private let router: StackRouter
    private let exits: Exits
    private var children: [any Coordinator] = []
    private weak var viewModel: LoginViewModel?

    init(services: Services, router: StackRouter, exits: Exits) {
        self.services = services
        self.router = router
        self.exits = exits
    }

    func start() {
        let viewModel = LoginViewModel(
            accounts: services.accounts,
            sessions: services.sessions,
            activity: services.activity,
            saving: SessionSaving(
                didBegin: { [weak self] in self?.router.setBusy(true) },
                didEnd: { [weak self] in self?.router.setBusy(false) }
            ),
            exits: LoginViewModel.Exits(
                didLogIn: exits.didLogIn,
                didAskToSignUp: { [weak self] in self?.openSignup() }
            )
        )
        self.viewModel = viewModel
        router.push(LoginViewController(viewModel: viewModel))
    }

    private func openSignup() {
        let signup = SignupCoordinator(
            services: services,
            router: router,
            exits: SignupCoordinator.Exits(
                didSignUp: { [weak self] email in self?.viewModel?.fillIn(email: email) },
                didSignUpAndLogIn: exits.didLogIn,
                didFinish: { [weak self] child in self?.children.release(child) }
            )
        )
        children.append(signup)
        signup.start()
    }
}
