/// Leads away from Favorites.
final class FavoritesRouter: FavoritesRouting {
    private weak var app: (any AppModuleInput)?

    init(app: (any AppModuleInput)?) {
        self.app = app
    }

    func logOut() {
        app?.logOut()
    }
}
