import Headless
import Shared

/// The flow of somebody who has logged in: one child a tab.
final class TabsCoordinator {
    private let navigator: Navigator
    private let dashboard: DashboardCoordinator
    private let users: UserListCoordinator

    /// `logOut` is called when the user wants to leave.
    init(services: Services, navigator: Navigator, logOut: @escaping () -> Void) {
        self.navigator = navigator
        dashboard = DashboardCoordinator(logOut: logOut)
        users = UserListCoordinator(services: services, logOut: logOut)
    }

    func start(first: Tab.Name) {
        navigator.setTabs(
            [
                Tab(.dashboard, root: dashboard.makeRoot()),
                Tab(.users, root: users.makeRoot()),
            ],
            selected: first.index
        )
    }
}
