import Shared

/// Puts Favourites together.
enum FavouritesAssembly {
    static func make(app: AppController) -> FavouritesViewController {
        let presenter = FavouritesPresenter(favourites: app.services.favourites, clock: app.services.clock)
        let view = FavouritesViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
