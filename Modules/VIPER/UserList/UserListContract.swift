/// Presenter → View
protocol UserListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showUsers(_ rows: [UserRow])

    /// Says something in place of the list; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)
}

/// View → Presenter
protocol UserListViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapLogOut()
}

/// Presenter → Interactor
protocol UserListInteractorInput: AnyObject {
    /// Asks for everyone with an account; one of the outputs follows.
    func fetchUsers()
}

/// Interactor → Presenter
protocol UserListInteractorOutput: AnyObject {
    func didFetch(_ users: [UserResponse])
    func didFailToFetchUsers(reason: String)
}

/// Presenter → Router
protocol UserListRouting: AnyObject {
    /// Leaves the app: the user wants to log out.
    func logOut()
}

/// A user as the interactor hands one up.
nonisolated struct UserResponse: Equatable {
    let id: Int
    let fullName: String
    let email: String
}
