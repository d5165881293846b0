import Headless
import Shared

/// The flow of the tab Dashboard: Dashboard, the feeds above it, and each sheet as a child flow.
final class DashboardCoordinator: Coordinator {
    struct Exits {
        /// Called when the user asks to log out.
        var didAskToLogOut: () -> Void
        /// Called when a change failed after its screen was left, with the notice to show; `nil` after a cancellation.
        var didFailAfterLeaving: (_ notice: String?) -> Void
    }

    let stack: NavigationStack
    private let services: Services
    private let exits: Exits
    private var children: [any Coordinator] = []

    init(services: Services, stack: NavigationStack, exits: Exits) {
        self.services = services
        self.stack = stack
        self.exits = exits
    }

    func start() {
        let viewModel = DashboardViewModel(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            clock: services.clock,
            exits: DashboardViewModel.Exits(
                didChooseCategory: { [weak self] category in self?.openFeed(category: category) },
                didAskToAddImage: { [weak self] in self?.openAddImage() },
                didAskToLogOut: exits.didAskToLogOut
            )
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        stack.push(DashboardViewController(viewModel: viewModel, binding: binding))
    }

    /// Opens the feed of a category above Dashboard, in place of the screens there.
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
            clock: services.clock,
            exits: FeedViewModel.Exits(didFailAfterLeaving: exits.didFailAfterLeaving)
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        return FeedViewController(viewModel: viewModel, binding: binding)
    }

    private func openAddImage() {
        let addImage = AddImageCoordinator(
            services: services,
            stack: stack,
            exits: AddImageCoordinator.Exits(
                didFailAfterLeaving: exits.didFailAfterLeaving,
                didFinish: { [weak self] child in self?.children.release(child) }
            )
        )
        children.append(addImage)
        addImage.start()
    }
}
