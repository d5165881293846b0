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

/// Presenter → Interactor
protocol FavoritesInteractorInput: AnyObject {
    /// Loads the pictures the user likes, and again after each change.
    func start()

    /// Loads the pictures the user likes; cancels an earlier request.
    func loadPictures()

    /// Removes a like. Only a failure is reported, and none after a log-out; success arrives as a change. Does nothing
    /// while it is being removed.
    func unlike(id: ExactText)
}

/// Interactor → Presenter
protocol FavoritesInteractorOutput: AnyObject {
    func didBeginLoadingPictures()
    func didLoadPictures(_ pictures: [FeedPictureResponse])
    func didFailToLoadPictures(_ failure: Failure)

    func didFailToSave(_ failure: Failure)
}
