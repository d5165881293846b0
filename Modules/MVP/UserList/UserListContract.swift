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
