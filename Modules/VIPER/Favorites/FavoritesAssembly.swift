import Headless
import Shared

/// Favorites opens and closes no screen, so it has no router.
enum FavoritesAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let interactor = FavoritesInteractor(favorites: services.favorites, activity: services.activity)
        let presenter = FavoritesPresenter(interactor: interactor, logOutDelegate: logOutDelegate)
        let view = FavoritesViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = view
        return view
    }
}
