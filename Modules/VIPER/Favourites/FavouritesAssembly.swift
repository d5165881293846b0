import Headless
import Shared

/// Puts Favourites together.
enum FavouritesAssembly {
    static func make(services: Services, app: (any AppModuleInput)?) -> any ViewController {
        let interactor = FavouritesInteractor(favourites: services.favourites, clock: services.clock)
        let router = FavouritesRouter(app: app)
        let presenter = FavouritesPresenter(interactor: interactor, router: router)
        let view = FavouritesViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
