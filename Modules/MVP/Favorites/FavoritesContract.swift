import Shared

/// Presenter → View
protocol FavoritesViewInput: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPictures(_ rows: [PictureRow])

    /// Shows a status instead of the list or below it; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol FavoritesViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapUnlike(id: ExactText)
    func didTapLogOut()
}
