/// What the presenter can have Dashboard show.
protocol DashboardView: AnyObject {
    /// Leaves the app: the user wants to log out.
    func logOut()
}
