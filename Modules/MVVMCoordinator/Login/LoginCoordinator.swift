import Headless
import Shared

/// The flow of a user who is logged out: Log in, and Sign up as a child flow.
final class LoginCoordinator: Coordinator {
    struct Exits {
        /// Called when a session is saved, after a login or a signup.
        var didLogIn: () -> Void
    }

    private let services: Services
    private let stack: NavigationStack
    private let exits: Exits
    private var children: [any Coordinator] = []
    private weak var viewModel: LoginViewModel?

    init(services: Services, stack: NavigationStack, exits: Exits) {
        self.services = services
        self.stack = stack
        self.exits = exits
    }

    func start() {
        let viewModel = LoginViewModel(
            accounts: services.accounts,
            clock: services.clock,
            exits: LoginViewModel.Exits(
                didLogIn: exits.didLogIn,
                didAskToSignUp: { [weak self] in self?.openSignup() }
            )
        )
        self.viewModel = viewModel
        let binding = Binding(viewModel, activity: services.clock.activity)
        stack.push(LoginViewController(viewModel: viewModel, binding: binding))
    }

    private func openSignup() {
        let signup = SignupCoordinator(
            services: services,
            stack: stack,
            exits: SignupCoordinator.Exits(
                didSignUp: { [weak self] email in self?.viewModel?.fillIn(email: email) },
                didLogIn: exits.didLogIn,
                didFinish: { [weak self] child in self?.children.release(child) }
            )
        )
        children.append(signup)
        signup.start()
    }
}
