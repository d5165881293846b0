import Headless
import Shared

/// The flow of the tab Dashboard: its first screen, the feeds above it, and the sheet in which a picture is added.
final class DashboardCoordinator {
    private let services: Services
    private let navigator: Navigator
    private let logOut: () -> Void

    /// `logOut` is called when the user wants to leave.
    init(services: Services, navigator: Navigator, logOut: @escaping () -> Void) {
        self.services = services
        self.navigator = navigator
        self.logOut = logOut
    }

    func makeRoot() -> any ViewController {
        let viewModel = DashboardViewModel(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock,
            exits: DashboardExits(
                openFeed: { [weak self] category in self?.openFeed(category: category) },
                addImage: { [weak self] in self?.openAddImage() },
                logOut: logOut
            )
        )
        return DashboardViewController(viewModel: viewModel, activity: services.clock.activity)
    }

    /// Opens the feed of a category above the screen there is.
    func openFeed(category: String) {
        let viewModel = FeedViewModel(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock
        )
        navigator.push(FeedViewController(viewModel: viewModel, activity: services.clock.activity))
    }

    private func openAddImage() {
        let viewModel = AddImageViewModel(
            addedPictures: services.addedPictures,
            clock: services.clock,
            exits: AddImageExits(finished: { [weak navigator] in navigator?.dismiss() })
        )
        navigator.present(AddImageViewController(viewModel: viewModel, activity: services.clock.activity))
    }
}
