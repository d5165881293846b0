import Headless
import Screens
import Shared

/// The flow of somebody who has logged in: one child a tab.
final class TabsCoordinator {
    private let window: Window
    private let dashboard: DashboardCoordinator
    private let photos: PhotoListCoordinator
    private let users: UserListCoordinator
    private let favorites: FavoritesCoordinator

    /// `logOut` is called when the user wants to leave.
    init(services: Services, window: Window, logOut: @escaping () -> Void) {
        self.window = window
        dashboard = DashboardCoordinator(services: services, logOut: logOut)
        photos = PhotoListCoordinator(services: services, logOut: logOut)
        users = UserListCoordinator(services: services, logOut: logOut)
        favorites = FavoritesCoordinator(services: services, logOut: logOut)
    }

    func start(on tab: AppTab) {
        window.setTabs(
            [
                Tab(.dashboard, dashboard.stack),
                Tab(.photos, photos.stack),
                Tab(.users, users.stack),
                Tab(.favorites, favorites.stack),
            ],
            selected: tab.index
        )
    }

    func start(opening link: DeepLink) {
        openAboveRoot(link)
        start(on: link.tab)
    }

    /// Opens `link` in the running app; sheet and alerts close.
    func open(_ link: DeepLink) {
        openAboveRoot(link)
        window.dismissAlerts()
        window.selectTab(link.tab.index)
        window.dismiss()
    }

    /// Opens what the link names above the first screen of its tab.
    private func openAboveRoot(_ link: DeepLink) {
        switch link {
        case .users: users.stack.popToRoot()
        case .favorites: favorites.stack.popToRoot()
        case .photo(let id): photos.openLink(toPhoto: id)
        case .category(let title): dashboard.openLink(toCategory: title)
        }
    }
}
