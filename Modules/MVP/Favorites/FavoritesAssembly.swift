import Headless
import Shared

enum FavoritesAssembly {
    static func make(services: Services, logOutDelegate: any LogOutDelegate) -> any ViewController {
        let presenter = FavoritesPresenter(
            favorites: services.favorites,
            activity: services.activity,
            logOutDelegate: logOutDelegate
        )
        let view = FavoritesViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
