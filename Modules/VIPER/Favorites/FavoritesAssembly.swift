import Headless
import Shared

/// Puts Favorites together.
enum FavoritesAssembly {
    static func make(services: Services, app: (any AppModuleInput)?) -> any ViewController {
        let interactor = FavoritesInteractor(favorites: services.favorites, clock: services.clock)
        let router = FavoritesRouter(app: app)
        let presenter = FavoritesPresenter(interactor: interactor, router: router)
        let view = FavoritesViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
