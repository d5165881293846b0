/// The ways out of Favorites.
struct FavoritesExits {
    /// Called when the user wants to leave the app.
    var logOut: () -> Void
}
