import Shared

/// What the presenter can have Favorites show.
protocol FavoritesView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPictures(_ rows: [PictureRow])

    /// Says something in place of the list; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)

    func showAlert(_ alert: AlertContent)

    /// Leaves the app: the user wants to log out.
    func logOut()
}
