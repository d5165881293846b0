import Headless
import Shared

/// The flow of the tab Dashboard: its first screen, the feeds above it, and the sheet in which a picture is added.
final class DashboardCoordinator {
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

    /// Opens the feed of a category above the tab's first screen, in place of what lies there.
    func openLink(toCategory category: String) {
        stack.popToRoot(thenPush: makeFeed(category: category))
    }

    private func openFeed(category: String) {
        stack.push(makeFeed(category: category))
    }

    private func makeFeed(category: String) -> any ViewController {
        let viewModel = FeedViewModel(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            clock: services.clock
        )
        return FeedViewController(viewModel: viewModel, activity: services.clock.activity)
    }

    private func openAddImage() {
        let viewModel = AddImageViewModel(
            addedPictures: services.addedPictures,
            clock: services.clock,
            exits: AddImageExits(finished: { [weak self] in self?.stack.window?.dismiss() })
        )
        stack.window?.present(AddImageViewController(viewModel: viewModel, activity: services.clock.activity))
    }
}
