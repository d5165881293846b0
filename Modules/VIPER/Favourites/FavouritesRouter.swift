/// Leads away from Favourites.
final class FavouritesRouter: FavouritesRouting {
    private weak var app: (any AppModuleInput)?

    init(app: (any AppModuleInput)?) {
        self.app = app
    }

    func logOut() {
        app?.logOut()
    }
}
