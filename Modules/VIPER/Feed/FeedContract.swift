import Shared

/// Presenter → View
protocol FeedView: AnyObject {
    func showTitle(_ title: String)
    func showLoading(_ isLoading: Bool)
    func showPictures(_ rows: [PictureRow])

    /// Shows a status instead of the list; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol FeedViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapLike(id: ExactText)
    func didTapUnlike(id: ExactText)
}

/// Presenter → Interactor
protocol FeedInteractorInput: AnyObject {
    /// Observes the user's likes: calls `didChangeLikes` after each change.
    func observeLikes()

    /// Fetches the category's pictures. Does nothing while they are being fetched.
    func fetchPictures()

    /// Fetches which pictures the user likes; cancels an earlier request. A failure is not reported.
    func fetchLikes()

    /// Saves a like. Only a failure is reported, to the app after the screen was left; success arrives as a change. Does
    /// nothing if the picture is not in the list, or while its like is being saved.
    func like(id: ExactText)

    /// Removes a like. Only a failure is reported, to the app after the screen was left; success arrives as a change. Does
    /// nothing while it is being removed.
    func unlike(id: ExactText)
}

/// Interactor → Presenter
protocol FeedInteractorOutput: AnyObject {
    func didBeginFetchingPictures()
    func didFetchPictures(_ pictures: [FeedPictureResponse])
    func didFailToFetchPictures(_ failure: Failure)

    func didChangeLikes()
    func didFetchLikes(_ ids: Set<ExactText>)

    func didFailToSave(_ failure: Failure)
}
