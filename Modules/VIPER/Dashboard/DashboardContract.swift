/// View → Presenter
protocol DashboardViewOutput: AnyObject {
    func didTapLogOut()
}

/// Presenter → Router
protocol DashboardRouting: AnyObject {
    /// Leaves the app: the user wants to log out.
    func logOut()
}
