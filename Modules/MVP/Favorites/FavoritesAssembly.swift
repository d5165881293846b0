import Headless
import Shared

enum FavoritesAssembly {
    static func make(services: Services, sessionDelegate: any SessionDelegate) -> any ViewController {
        let presenter = FavoritesPresenter(
            favorites: services.favorites,
            clock: services.clock,
            sessionDelegate: sessionDelegate
        )
        let view = FavoritesViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
