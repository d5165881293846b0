import Shared

/// Presenter → View
protocol NewScreenViewInput: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showEmails(_ emails: [String])

    /// Shows a status instead of the list; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)
}

/// Presenter → Router
protocol NewScreenRouterInput: AnyObject {
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
    /// Loads everyone's email. Does nothing while they are being loaded.
    func loadEmails()
}

/// Interactor → Presenter
protocol NewScreenInteractorOutput: AnyObject {
    func didBeginLoadingEmails()
    func didLoadEmails(_ emails: [String])
    func didFailToLoadEmails(_ failure: Failure)
}
