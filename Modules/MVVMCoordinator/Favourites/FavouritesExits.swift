/// The ways out of Favourites.
struct FavouritesExits {
    /// Called when the user wants to leave the app.
    var logOut: () -> Void
}
