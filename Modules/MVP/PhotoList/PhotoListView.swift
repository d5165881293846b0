import Shared

/// What the presenter can have Photos show.
protocol PhotoListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPhotos(_ rows: [PhotoRow])

    /// Says something in place of the list or below it; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether a photo shall be deleted.
    func askBeforeDeleting(id: Int)

    /// Opens a photo above this screen.
    func openPhoto(id: Int)

    /// Leaves the app: the user wants to log out.
    func logOut()
}
