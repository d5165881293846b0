/// The ways out of Dashboard.
struct DashboardExits {
    /// Called when the user wants to leave the app.
    var logOut: () -> Void
}
