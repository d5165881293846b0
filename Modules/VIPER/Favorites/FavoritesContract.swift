import Shared

/// Presenter → View
protocol FavoritesView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPictures(_ rows: [PictureRow])

    /// Says something in place of the list; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)

    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol FavoritesViewOutput: AnyObject {
    func viewDidLoad()
    func didTapRetry()
    func didTapUnlike(id: String)
    func didTapLogOut()
}

/// Presenter → Interactor
protocol FavoritesInteractorInput: AnyObject {
    /// From now on, an output follows whenever the user's likes change.
    func observeLikes()

    /// Asks for what the user likes; one of the outputs follows.
    func fetchPictures()

    func unlike(id: String)
}

/// Interactor → Presenter
protocol FavoritesInteractorOutput: AnyObject {
    func didChangeLikes()
    func didFetchPictures(_ pictures: [FeedPictureResponse])
    func didFailToFetchPictures(reason: String)
    func didFailToSave(reason: String)
}

/// Presenter → Router
protocol FavoritesRouting: AnyObject {
    /// Leaves the app: the user wants to log out.
    func logOut()
}
