import Headless
import Screens
import Shared

/// The flow of a user who is logged in: four tabs, with a child flow for each tab that leads further.
final class TabsCoordinator: Coordinator {
    struct Exits {
        /// Called when a change failed after its screen was left.
        var didFailAfterLeaving: (StoredChange, Failure) -> Void
    }

    private let services: Services
    private let session: SessionKeeper
    private let window: Window
    private let link: DeepLink?
    private let dashboard: DashboardCoordinator
    private let photos: PhotoListCoordinator
    private let users = NavigationStack()
    private let favorites = NavigationStack()

    /// Creates tabs that open at `link`; `nil` means the landing screen.
    init(services: Services, session: SessionKeeper, window: Window, link: DeepLink?, exits: Exits) {
        self.services = services
        self.session = session
        self.window = window
        self.link = link
        dashboard = DashboardCoordinator(
            services: services,
            session: session,
            router: StackRouter(),
            exits: DashboardCoordinator.Exits(didFailAfterLeaving: exits.didFailAfterLeaving)
        )
        photos = PhotoListCoordinator(
            services: services,
            session: session,
            router: StackRouter(),
            exits: PhotoListCoordinator.Exits(didFailAfterLeaving: exits.didFailAfterLeaving)
        )
    }

    func start() {
        dashboard.start()
        photos.start()
        users.push(makeUserList())
        favorites.push(makeFavorites())
        if let link { openAboveRoot(link) }
        window.setTabs(
            [
                Tab(.dashboard, dashboard.router.stack),
                Tab(.photos, photos.router.stack),
                Tab(.users, users),
                Tab(.favorites, favorites),
            ],
            selected: (link?.tab ?? services.options.landing.tab).index
        )
    }

    /// Opens `link` in the running app, and closes sheet and alerts.
    func open(_ link: DeepLink) {
        openAboveRoot(link)
        window.dismissAlerts()
        window.selectTab(link.tab.index)
        dashboard.closeSheet()
    }

    /// Opens the link's screen above the first screen of its tab.
    private func openAboveRoot(_ link: DeepLink) {
        switch link {
        case .users: users.popToRoot()
        case .favorites: favorites.popToRoot()
        case .photo(let id): photos.openLink(toPhoto: id)
        case .category(let title): dashboard.openLink(toCategory: title)
        }
    }

    private func makeUserList() -> any ViewController {
        let viewModel = UserListViewModel(
            accounts: services.accounts,
            session: session,
            clock: services.clock
        )
        return UserListViewController(viewModel: viewModel, activity: services.clock.activity)
    }

    private func makeFavorites() -> any ViewController {
        let viewModel = FavoritesViewModel(
            favorites: services.favorites,
            session: session,
            clock: services.clock
        )
        return FavoritesViewController(viewModel: viewModel, activity: services.clock.activity)
    }
}
