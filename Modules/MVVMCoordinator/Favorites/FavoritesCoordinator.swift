import Headless
import Shared

/// The flow of the tab Favorites: its first screen.
final class FavoritesCoordinator {
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
        let viewModel = FavoritesViewModel(
            favorites: services.favorites,
            clock: services.clock,
            exits: FavoritesExits(logOut: logOut)
        )
        return FavoritesViewController(viewModel: viewModel, activity: services.clock.activity)
    }
}
