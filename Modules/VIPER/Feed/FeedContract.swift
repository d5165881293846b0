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
    /// Observes the user's likes: reads them again after each change.
    func observeLikes()

    /// Fetches the category's pictures, unless they are being fetched, and reads which pictures the user likes. A
    /// failure to read the likes is not reported.
    func fetchPictures()

    /// Saves a like. Only a failure is reported, to the module's output after the screen was left; success arrives as a
    /// change. Does nothing if the picture is not in the list, or while its like is being saved.
    func like(id: ExactText)

    /// Removes a like. Only a failure is reported, to the module's output after the screen was left; success arrives as
    /// a change. Does nothing while it is being removed.
    func unlike(id: ExactText)
}

/// Interactor → Presenter
protocol FeedInteractorOutput: AnyObject {
    func didBeginFetchingPictures()

    /// Called when the pictures are fetched; the likes may still be under way.
    func didFetchPictures(_ pictures: [FeedPictureResponse])

    func didFailToFetchPictures(_ failure: Failure)

    /// Called when the likes are read, first or after a change; `pictures` are those fetched so far.
    func didFetchLikes(of pictures: [FeedPictureResponse])

    func didFailToSave(_ failure: Failure)
}

/// Interactor → a module that outlives the feed
protocol FeedModuleOutput: AnyObject {
    /// Called when a change failed and the feed is no longer there to say so.
    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure)
}
