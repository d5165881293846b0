/// What the presenter can have Users show.
protocol UserListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showUsers(_ rows: [UserRow])

    /// Says something in place of the list; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)

    /// Leaves the app: the user wants to log out.
    func logOut()
}
