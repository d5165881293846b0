import Shared

/// Presenter → View
protocol FeedView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPictures(_ rows: [PictureRow])

    /// Says something in place of the list; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)

    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol FeedViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapLike(id: String)
    func didTapUnlike(id: String)
}

/// Presenter → Interactor
protocol FeedInteractorInput: AnyObject {
    /// From now on, an output follows whenever the user's likes change.
    func observeLikes()

    func fetchLikes()

    /// Asks for the pictures of the category; one of the outputs follows.
    func fetchPictures()

    func like(id: String)
    func unlike(id: String)
}

/// Interactor → Presenter
protocol FeedInteractorOutput: AnyObject {
    func didChangeLikes()
    func didFetchLikes(_ ids: Set<String>)
    func didFetchPictures(_ pictures: [FeedPictureResponse])
    func didFailToFetchPictures(reason: String)
    func didFailToSave(reason: String)
}
