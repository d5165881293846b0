import Shared

/// Presenter → View
protocol NewScreenView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showEmails(_ emails: [String])

    /// Shows a status instead of the list; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)
}

/// Presenter → Router
protocol NewScreenRouting: AnyObject {
    /// Closes the sheet.
    func close()
}

/// View → Presenter
protocol NewScreenViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapClose()
}

/// Presenter → Interactor
protocol NewScreenInteractorInput: AnyObject {
    /// Fetches everyone's email. Does nothing while they are being fetched.
    func fetchEmails()
}

/// Interactor → Presenter
protocol NewScreenInteractorOutput: AnyObject {
    func didBeginFetchingEmails()
    func didFetchEmails(_ emails: [String])
    func didFailToFetchEmails(_ failure: Failure)
}
