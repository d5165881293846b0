import Headless
import Screens
import Shared

package enum AppAssembly {
    /// Returns an app in the device's `window`; the caller must retain it.
    package static func make(services: Services, window: Window) -> any Application {
        let factories = AppView.Factories(
            makeLogin: { LoginAssembly.make(services: services, delegate: $0) },
            makeDashboard: { DashboardAssembly.make(services: services, logOutDelegate: $0) },
            makePhotoList: { PhotoListAssembly.make(services: services, logOutDelegate: $0) },
            makeUserList: { UserListAssembly.make(services: services, logOutDelegate: $0) },
            makeFavorites: { FavoritesAssembly.make(services: services, logOutDelegate: $0) },
            makeScreen: { makeScreen(of: $0, services: services) }
        )
        let presenter = AppPresenter(
            sessions: services.sessions,
            activity: services.activity,
            options: services.options
        )
        let view = AppView(presenter: presenter, window: window, factories: factories)
        presenter.view = view
        return view
    }

    private static func makeScreen(of link: DeepLink, services: Services) -> (any ViewController)? {
        switch link {
        case .users, .favorites: nil
        case .photo(let id): PhotoAssembly.make(id: id, services: services)
        case .category(let title): FeedAssembly.make(category: title, services: services)
        }
    }
}
