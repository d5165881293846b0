import Headless

/// The flow of the tab Dashboard: its first screen.
final class DashboardCoordinator {
    private let logOut: () -> Void

    /// `logOut` is called when the user wants to leave.
    init(logOut: @escaping () -> Void) {
        self.logOut = logOut
    }

    func makeRoot() -> any ViewController {
        DashboardViewController(viewModel: DashboardViewModel(exits: DashboardExits(logOut: logOut)))
    }
}
