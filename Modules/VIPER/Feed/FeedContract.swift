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

/// Presenter → Interactor
protocol FeedInteractorInput: AnyObject {
    /// Loads the category's pictures and reads which of them the user likes, the likes again after each change.
    func start()

    /// Loads the category's pictures, unless they are being loaded, and reads which of them the user likes.
    func load()

    /// Saves a like. Only a failure is reported, to the app if the screen was left; success arrives as a change. Does
    /// nothing if the picture is not in the list, or while its like is being saved.
    func like(id: ExactText)

    /// Removes a like. Only a failure is reported, to the app if the screen was left; success arrives as a change. Does
    /// nothing while it is being removed.
    func unlike(id: ExactText)
}

/// Interactor → Presenter
protocol FeedInteractorOutput: AnyObject {
    func didBeginLoadingPictures()

    /// Called when the pictures are loaded; the likes may still be under way.
    func didLoadPictures(_ pictures: [FeedPictureResponse])

    func didFailToLoadPictures(_ failure: Failure)

    /// Called when the likes are read, first or after a change; `pictures` are those loaded so far.
    func didLoadLikes(of pictures: [FeedPictureResponse])

    func didFailToLoadLikes(_ failure: Failure)

    func didFailToSave(_ failure: Failure)
}
