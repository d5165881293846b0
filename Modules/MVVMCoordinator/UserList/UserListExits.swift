/// The ways out of Users.
struct UserListExits {
    /// Called when the user wants to leave the app.
    var logOut: () -> Void
}
