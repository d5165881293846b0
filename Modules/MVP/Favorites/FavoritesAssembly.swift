import Shared

/// Puts Favorites together.
enum FavoritesAssembly {
    static func make(app: AppController) -> FavoritesViewController {
        let presenter = FavoritesPresenter(favorites: app.services.favorites, clock: app.services.clock)
        let view = FavoritesViewController(presenter: presenter, app: app)
        presenter.view = view
        return view
    }
}
