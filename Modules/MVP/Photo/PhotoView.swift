import Shared

/// What the presenter can have Photo show.
protocol PhotoView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showTitle(_ title: String)
    func showImage(address: String)

    /// Shows what is wrong with the title; nothing takes the message away.
    func showError(_ message: String?)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether the photo shall be deleted.
    func askBeforeDeleting()

    /// Goes back to the list.
    func close()
}
