import Shared

/// Presenter → View
protocol PhotoViewInput: AnyObject {
    /// Shows whether the photo is being loaded, saved or deleted; “Save” and “Delete” are disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    func showTitle(_ title: String)
    func showImage(address: ExactText)

    /// Shows an error on the title; `nil` clears it.
    func showError(_ message: String?)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether to delete the photo.
    func askBeforeDeleting(_ question: QuestionContent)

    /// Closes this screen, and shows the one below.
    func close()
}

/// View → Presenter
protocol PhotoViewOutput: AnyObject {
    func viewDidLoad()
    func didEditTitle()
    func didTapSave(_ form: PhotoForm)
    func didTapDelete()

    /// Called when the user agrees to delete the photo.
    func didConfirmDeleting()
}
