/// Presenter → View
protocol NewScreenViewInput: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showEmails(_ emails: [String])

    /// Shows a status instead of the list; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    /// Closes the sheet.
    func close()
}

/// View → Presenter
protocol NewScreenViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapClose()
}
