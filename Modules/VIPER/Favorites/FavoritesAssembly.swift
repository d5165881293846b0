import Headless
import Shared

/// No screen opens from Favorites, so it has no router.
enum FavoritesAssembly {
    static func make(services: Services, app: any AppModuleInput) -> any ViewController {
        let interactor = FavoritesInteractor(favorites: services.favorites, clock: services.clock)
        let presenter = FavoritesPresenter(interactor: interactor, app: app)
        let view = FavoritesViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
