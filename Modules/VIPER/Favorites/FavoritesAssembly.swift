import Headless
import Shared

/// Favorites opens and closes no screen, so it has no router.
enum FavoritesAssembly {
    static func make(services: Services, output: any FavoritesModuleOutput) -> any ViewController {
        let interactor = FavoritesInteractor(favorites: services.favorites, clock: services.clock)
        let presenter = FavoritesPresenter(interactor: interactor, moduleOutput: output)
        let view = FavoritesViewController(output: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
