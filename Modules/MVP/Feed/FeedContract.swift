import Shared

/// Presenter → View
protocol FeedViewInput: AnyObject {
    func showTitle(_ title: String)
    func showLoading(_ isLoading: Bool)
    func showPictures(_ rows: [PictureRow])

    /// Shows a status instead of the list; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol FeedViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTap(_ action: PictureRow.Action, id: ExactText)
}
