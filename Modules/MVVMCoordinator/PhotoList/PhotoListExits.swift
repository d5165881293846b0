/// The ways out of Photos.
struct PhotoListExits {
    /// Called with the number of a photo a person chose.
    var openPhoto: (Int) -> Void
    /// Called when the user wants to leave the app.
    var logOut: () -> Void
}
