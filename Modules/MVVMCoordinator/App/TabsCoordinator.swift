import Headless
import Screens
import Shared

/// The flow of a user who is logged in: four tabs, with a child flow for each tab that leads further.
final class TabsCoordinator: Coordinator {
    struct Exits {
        /// Called when the user asks to log out.
        var didAskToLogOut: () -> Void
        /// Called when a change failed after its screen was left, with the notice to show; `nil` after a cancellation.
        var didFailAfterLeaving: (_ notice: String?) -> Void
    }

    private let services: Services
    private let window: Window
    private let link: DeepLink?
    private let exits: Exits
    private let dashboard: DashboardCoordinator
    private let photos: PhotoListCoordinator
    private let users = NavigationStack()
    private let favorites = NavigationStack()

    /// Creates tabs that open at `link`; `nil` means the landing screen.
    init(services: Services, window: Window, link: DeepLink?, exits: Exits) {
        self.services = services
        self.window = window
        self.link = link
        self.exits = exits
        dashboard = DashboardCoordinator(
            services: services,
            stack: NavigationStack(),
            exits: DashboardCoordinator.Exits(
                didAskToLogOut: exits.didAskToLogOut,
                didFailAfterLeaving: exits.didFailAfterLeaving
            )
        )
        photos = PhotoListCoordinator(
            services: services,
            stack: NavigationStack(),
            exits: PhotoListCoordinator.Exits(
                didAskToLogOut: exits.didAskToLogOut,
                didFailAfterLeaving: exits.didFailAfterLeaving
            )
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
                Tab(.dashboard, dashboard.stack),
                Tab(.photos, photos.stack),
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
        window.dismiss()
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
            clock: services.clock,
            exits: UserListViewModel.Exits(didAskToLogOut: exits.didAskToLogOut)
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        return UserListViewController(viewModel: viewModel, binding: binding)
    }

    private func makeFavorites() -> any ViewController {
        let viewModel = FavoritesViewModel(
            favorites: services.favorites,
            clock: services.clock,
            exits: FavoritesViewModel.Exits(didAskToLogOut: exits.didAskToLogOut)
        )
        let binding = Binding(viewModel, activity: services.clock.activity)
        return FavoritesViewController(viewModel: viewModel, binding: binding)
    }
}
