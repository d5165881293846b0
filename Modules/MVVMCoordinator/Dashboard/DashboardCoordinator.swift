import Headless
import Shared

/// The flow of the tab Dashboard: Dashboard, the feeds above it, and each sheet as a child flow.
final class DashboardCoordinator: Coordinator {
    private let services: Services
    private let session: any SessionEnding
    private let router: StackRouter
    private var children: [any Coordinator] = []

    init(services: Services, session: any SessionEnding, router: StackRouter) {
        self.services = services
        self.session = session
        self.router = router
    }

    func start() {
        let viewModel = DashboardViewModel(
            catalog: services.catalog,
            pictures: services.pictures,
            addedPictures: services.addedPictures,
            session: session,
            clock: services.clock,
            activity: services.activity,
            exits: DashboardViewModel.Exits(
                didChooseCategory: { [weak self] category in self?.openFeed(category: category) },
                didAskToAddImage: { [weak self] in self?.openAddImage() }
            )
        )
        router.push(DashboardViewController(viewModel: viewModel))
    }

    /// Opens the feed of a category above Dashboard, in place of the screens there.
    func openFeed(category: String) {
        let viewModel = FeedViewModel(
            category: category,
            feed: services.feed,
            favorites: services.favorites,
            activity: services.activity
        )
        router.popToRoot(thenPush: FeedViewController(viewModel: viewModel))
    }

    /// Closes the sheet, if one is open.
    func closeSheet() {
        router.dismissSheet()
    }

    private func openAddImage() {
        let addImage = AddImageCoordinator(
            services: services,
            router: router,
            exits: AddImageCoordinator.Exits(didFinish: { [weak self] child in self?.children.release(child) })
        )
        children.append(addImage)
        addImage.start()
    }
}
