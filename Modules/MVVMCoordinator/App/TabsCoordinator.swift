import Headless
import Shared

/// The flow of somebody who has logged in: one child a tab.
final class TabsCoordinator {
    private let navigator: Navigator
    private let dashboard: DashboardCoordinator
    private let photos: PhotoListCoordinator
    private let users: UserListCoordinator
    private let favorites: FavoritesCoordinator

    /// `logOut` is called when the user wants to leave.
    init(services: Services, navigator: Navigator, logOut: @escaping () -> Void) {
        self.navigator = navigator
        dashboard = DashboardCoordinator(services: services, navigator: navigator, logOut: logOut)
        photos = PhotoListCoordinator(services: services, navigator: navigator, logOut: logOut)
        users = UserListCoordinator(services: services, logOut: logOut)
        favorites = FavoritesCoordinator(services: services, logOut: logOut)
    }

    func start(first landing: AppOptions.Landing) {
        start(first: landing.tab)
    }

    func start(first link: DeepLink) {
        navigator.together {
            start(first: link.tab)
            open(link)
        }
    }

    private func start(first: Tab.Name) {
        navigator.setTabs(
            [
                Tab(.dashboard, root: dashboard.makeRoot()),
                Tab(.photos, root: photos.makeRoot()),
                Tab(.users, root: users.makeRoot()),
                Tab(.favorites, root: favorites.makeRoot()),
            ],
            selected: first.index
        )
    }

    /// Opens what the link names above its tab.
    private func open(_ link: DeepLink) {
        switch link {
        case .users, .favorites: break
        case .photo(let id): photos.openPhoto(id: id)
        case .category(let title): dashboard.openFeed(category: title)
        }
    }
}
