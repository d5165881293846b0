import Headless
import Shared

/// The flow of the tab Favourites: its first screen.
final class FavouritesCoordinator {
    private let services: Services
    private let logOut: () -> Void

    /// `logOut` is called when the user wants to leave.
    init(services: Services, logOut: @escaping () -> Void) {
        self.services = services
        self.logOut = logOut
    }

    func makeRoot() -> any ViewController {
        let viewModel = FavouritesViewModel(
            favourites: services.favourites,
            clock: services.clock,
            exits: FavouritesExits(logOut: logOut)
        )
        return FavouritesViewController(viewModel: viewModel, activity: services.clock.activity)
    }
}
