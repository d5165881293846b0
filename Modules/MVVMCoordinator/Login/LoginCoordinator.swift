import Headless
import Shared

/// The flow of somebody who has not logged in: Log in, and above it Sign up.
final class LoginCoordinator {
    private let services: Services
    private let navigator: Navigator
    private let didLogIn: () -> Void
    private weak var viewModel: LoginViewModel?
    private var signup: SignupCoordinator?

    /// `didLogIn` is called once a session is saved.
    init(services: Services, navigator: Navigator, didLogIn: @escaping () -> Void) {
        self.services = services
        self.navigator = navigator
        self.didLogIn = didLogIn
    }

    func start() {
        let viewModel = LoginViewModel(
            accounts: services.accounts,
            clock: services.clock,
            exits: LoginExits(didLogIn: didLogIn, signUp: { [weak self] in self?.openSignup() })
        )
        self.viewModel = viewModel
        navigator.setRoot(LoginViewController(viewModel: viewModel, activity: services.clock.activity))
    }

    private func openSignup() {
        let signup = SignupCoordinator(
            services: services,
            navigator: navigator,
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
