import Shared

/// Presenter → View
protocol UserListViewInput: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showUsers(_ rows: [UserRow])

    /// Shows a status instead of the list; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
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
    /// Loads everyone with an account. Does nothing while they are being loaded.
    func loadUsers()
}

/// Interactor → Presenter
protocol UserListInteractorOutput: AnyObject {
    func didBeginLoadingUsers()
    func didLoadUsers(_ users: [UserResponse])
    func didFailToLoadUsers(_ failure: Failure)
}

/// A user as the interactor reports one.
nonisolated struct UserResponse: Equatable {
    let id: Int
    let firstName: String
    let lastName: String
    let email: String
}
