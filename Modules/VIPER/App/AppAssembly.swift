import Headless
import Screens
import Shared

package enum AppAssembly {
    /// Returns an app in the device's `window`; the caller must retain it.
    package static func make(services: Services, window: Window) -> any Application {
        let interactor = AppInteractor(sessions: services.sessions, activity: services.activity)
        let factories = AppRouter.Factories(
            makeLogin: { LoginAssembly.make(services: services, output: $0) },
            makeDashboard: { DashboardAssembly.make(services: services, logOutDelegate: $0) },
            makePhotoList: { PhotoListAssembly.make(services: services, logOutDelegate: $0) },
            makeUserList: { UserListAssembly.make(services: services, logOutDelegate: $0) },
            makeFavorites: { FavoritesAssembly.make(services: services, logOutDelegate: $0) },
            makeFeed: { FeedAssembly.make(category: $0, services: services) },
            makePhoto: { PhotoAssembly.make(id: $0, services: services) }
        )
        let router = AppRouter(window: window, factories: factories)
        let presenter = AppPresenter(interactor: interactor, router: router, options: services.options)
        let view = AppView(presenter: presenter, window: window)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
