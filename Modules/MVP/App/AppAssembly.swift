import Headless
import Screens
import Shared

package enum AppAssembly {
    /// Returns an app in the device's `window`; the caller must retain it.
    package static func make(services: Services, window: Window) -> any Application {
        let presenter = AppPresenter(
            sessions: services.sessions,
            clock: services.clock,
            options: services.options
        )
        let view = AppDelegate(
            presenter: presenter,
            window: window,
            makeLogin: { LoginAssembly.make(services: services, delegate: $0) },
            makeTabs: { makeTabs(services: services, delegate: $0) },
            makeScreen: { makeScreen(link: $0, services: services, changeDelegate: $1) }
        )
        presenter.view = view
        return view
    }

    private static func makeTabs(services: Services, delegate: any TabsDelegate) -> [Tab] {
        let dashboard = DashboardAssembly.make(services: services, delegate: delegate)
        let photos = PhotoListAssembly.make(services: services, delegate: delegate)
        let users = UserListAssembly.make(services: services, logOutDelegate: delegate)
        let favorites = FavoritesAssembly.make(services: services, logOutDelegate: delegate)
        return [
            Tab(.dashboard, NavigationStack(root: dashboard)),
            Tab(.photos, NavigationStack(root: photos)),
            Tab(.users, NavigationStack(root: users)),
            Tab(.favorites, NavigationStack(root: favorites)),
        ]
    }

    /// Returns the screen of a link; `nil` if it is the first of its tab.
    private static func makeScreen(
        link: DeepLink,
        services: Services,
        changeDelegate: any ChangeDelegate
    ) -> (any ViewController)? {
        switch link {
        case .users, .favorites: nil
        case .photo(let id): PhotoAssembly.make(id: id, services: services, changeDelegate: changeDelegate)
        case .category(let title):
            FeedAssembly.make(category: title, services: services, changeDelegate: changeDelegate)
        }
    }
}
