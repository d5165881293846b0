import Headless
import Screens
import Shared

/// The flow of a user who is logged in: four tabs, with a child flow for each tab that leads further.
final class TabsCoordinator: Coordinator {
    private let services: Services
    private let session: any SessionEnding
    private let window: Window
    private let link: DeepLink?
    private let dashboardStack = NavigationStack()
    private let photosStack = NavigationStack()
    private let usersStack = NavigationStack()
    private let favoritesStack = NavigationStack()
    private let dashboard: DashboardCoordinator
    private let photos: PhotoListCoordinator

    /// Creates tabs that open at `link`; `nil` means the landing screen.
    init(services: Services, session: any SessionEnding, window: Window, link: DeepLink?) {
        self.services = services
        self.session = session
        self.window = window
        self.link = link
        dashboard = DashboardCoordinator(services: services, session: session, router: StackRouter(dashboardStack))
        photos = PhotoListCoordinator(services: services, session: session, router: StackRouter(photosStack))
    }

    func start() {
        dashboard.start()
        photos.start()
        usersStack.push(makeUserList())
        favoritesStack.push(makeFavorites())
        if let link { openAboveRoot(link) }
        window.setTabs(
            [
                Tab(.dashboard, dashboardStack),
                Tab(.photos, photosStack),
                Tab(.users, usersStack),
                Tab(.favorites, favoritesStack),
            ],
            selected: (link?.tab ?? services.options.landing.tab).index
        )
    }

    /// Opens `link` in the running app, and closes sheet and alerts.
    func open(_ link: DeepLink) {
        window.dismissAlerts()
        openAboveRoot(link)
        window.selectTab(link.tab.index)
        dashboard.closeSheet()
    }

    /// Opens the link's screen above the first screen of its tab.
    private func openAboveRoot(_ link: DeepLink) {
        switch link {
        case .users: usersStack.popToRoot()
        case .favorites: favoritesStack.popToRoot()
        case .photo(let id): photos.openPhoto(id: id)
        case .category(let title): dashboard.openFeed(category: title)
        }
    }

    private func makeUserList() -> any ViewController {
        let viewModel = UserListViewModel(accounts: services.accounts, session: session, activity: services.activity)
        return UserListViewController(viewModel: viewModel)
    }

    private func makeFavorites() -> any ViewController {
        let viewModel = FavoritesViewModel(favorites: services.favorites, session: session, activity: services.activity)
        return FavoritesViewController(viewModel: viewModel)
    }
}
