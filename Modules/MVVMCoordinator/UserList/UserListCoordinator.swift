import Headless
import Shared

/// The flow of the tab Users: its first screen.
final class UserListCoordinator {
    /// The tab's stack, with its first screen.
    private(set) lazy var stack = NavigationStack(root: makeRoot())
    private let services: Services
    private let logOut: () -> Void

    /// `logOut` is called when the user wants to leave.
    init(services: Services, logOut: @escaping () -> Void) {
        self.services = services
        self.logOut = logOut
    }

    private func makeRoot() -> any ViewController {
        let viewModel = UserListViewModel(
            accounts: services.accounts,
            clock: services.clock,
            exits: UserListExits(logOut: logOut)
        )
        return UserListViewController(viewModel: viewModel, activity: services.clock.activity)
    }
}
