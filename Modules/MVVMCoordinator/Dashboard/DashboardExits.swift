/// The ways out of Dashboard.
struct DashboardExits {
    /// Called with the title of a category a person chose.
    var openFeed: (String) -> Void
    /// Called when a person wants to add a picture.
    var addImage: () -> Void
    /// Called when the user wants to leave the app.
    var logOut: () -> Void
}
