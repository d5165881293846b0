import Headless
import Screens
import Shared

package enum AppAssembly {
    /// Returns an app in the device's `window`; the caller must retain it.
    package static func make(services: Services, window: Window) -> any Application {
        let presenter = AppPresenter(sessions: services.sessions, clock: services.clock, options: services.options)
        let view = AppDelegate(
            presenter: presenter,
            window: window,
            makeLogin: { LoginAssembly.make(services: services, delegate: $0) },
            makeTabs: { makeTabs(services: services, logOutDelegate: $0) },
            makeScreen: { makeScreen(link: $0, services: services) }
        )
        presenter.view = view
        return view
    }

    private static func makeTabs(services: Services, logOutDelegate: any LogOutDelegate) -> [Tab] {
        let dashboard = DashboardAssembly.make(services: services, logOutDelegate: logOutDelegate)
        let photos = PhotoListAssembly.make(services: services, logOutDelegate: logOutDelegate)
        let users = UserListAssembly.make(services: services, logOutDelegate: logOutDelegate)
        let favorites = FavoritesAssembly.make(services: services, logOutDelegate: logOutDelegate)
        return [
            Tab(.dashboard, NavigationStack(root: dashboard)),
            Tab(.photos, NavigationStack(root: photos)),
            Tab(.users, NavigationStack(root: users)),
            Tab(.favorites, NavigationStack(root: favorites)),
        ]
    }

    /// Returns the screen of a link; `nil` if it is the first of its tab.
    private static func makeScreen(link: DeepLink, services: Services) -> (any ViewController)? {
        switch link {
        case .users, .favorites: nil
        case .photo(let id): PhotoAssembly.make(id: id, services: services)
        case .category(let title): FeedAssembly.make(category: title, services: services)
        }
    }
}
