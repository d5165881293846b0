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
}

/// Presenter → Router
protocol PhotoRouterInput: AnyObject {
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

/// Presenter → Interactor
///
/// A request does nothing while another is under way.
protocol PhotoInteractorInput: AnyObject {
    func loadPhoto()

    /// Validates the title and saves it. A failure after the screen was left is reported to the app.
    func save(_ form: PhotoForm)

    func delete()
}

/// Interactor → Presenter
protocol PhotoInteractorOutput: AnyObject {
    func didBeginLoadingPhoto()
    func didLoadPhoto(_ photo: PhotoResponse)
    func didFailToLoadPhoto(_ failure: Failure)

    /// Called when validation failed; nothing was saved.
    func didFailValidation(_ error: FormError<PhotoForm.Field>)

    func didBeginSaving()
    func didSave()
    func didFailToSave(_ failure: Failure)

    func didBeginDeleting()
    func didDelete()
    func didFailToDelete(_ failure: Failure)
}

/// A photo as the interactor reports it.
nonisolated struct PhotoResponse: Equatable {
    let title: String
    let address: ExactText
}
