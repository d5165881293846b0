import Headless
import Shared

/// The flow of somebody who has not logged in: Log in, and above it Sign up.
final class LoginCoordinator {
    private let services: Services
    private let window: Window
    private let didLogIn: () -> Void
    private weak var viewModel: LoginViewModel?
    private var stack: NavigationStack?
    private var signup: SignupCoordinator?

    /// `didLogIn` is called once a session is saved.
    init(services: Services, window: Window, didLogIn: @escaping () -> Void) {
        self.services = services
        self.window = window
        self.didLogIn = didLogIn
    }

    func start() {
        let viewModel = LoginViewModel(
            accounts: services.accounts,
            clock: services.clock,
            exits: LoginExits(didLogIn: didLogIn, signUp: { [weak self] in self?.openSignup() })
        )
        self.viewModel = viewModel
        let view = LoginViewController(viewModel: viewModel, activity: services.clock.activity)
        let stack = NavigationStack(root: view)
        self.stack = stack
        window.setRoot(stack)
    }

    private func openSignup() {
        guard let stack else { return }
        let signup = SignupCoordinator(
            services: services,
            stack: stack,
            exits: SignupCoordinator.Exits(
                accountCreated: { [weak self] email in self?.viewModel?.fillIn(email: email) },
                loggedIn: didLogIn,
                finished: { [weak self] in self?.signup = nil }
            )
        )
        self.signup = signup
        signup.start()
    }
}
