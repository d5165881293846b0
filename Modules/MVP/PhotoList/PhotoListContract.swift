import Shared

/// Presenter → View
protocol PhotoListViewInput: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPhotos(_ rows: [PhotoRow])

    /// Shows a status instead of the list or below it; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether to delete a photo.
    func askBeforeDeleting(id: Int, _ question: QuestionContent)

    /// Opens a photo above this screen.
    func openPhoto(id: Int)
}

/// View → Presenter
protocol PhotoListViewOutput: AnyObject {
    func viewDidLoad()
    func didReachEnd()
    func didRefresh()
    func didTapRetry()
    func didChoosePhoto(id: Int)
    func didSwipeToDelete(id: Int)

    /// Called when the user agrees to delete the photo.
    func didConfirmDeleting(id: Int)

    func didTapLogOut()
}
