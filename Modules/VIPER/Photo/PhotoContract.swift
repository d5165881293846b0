import Shared

/// Presenter → View
protocol PhotoView: AnyObject {
    /// Shows whether the photo is being fetched, saved or deleted; “Save” and “Delete” are disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    func showTitle(_ title: String)
    func showImage(address: ExactText)

    /// Shows an error on the title; `nil` clears it.
    func showError(_ message: String?)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether to delete the photo.
    func askBeforeDeleting()
}

/// Presenter → Router
protocol PhotoRouting: AnyObject {
    /// Closes this screen, and shows the one below.
    func close()
}

/// View → Presenter
protocol PhotoViewOutput: AnyObject {
    func viewDidLoad()
    func didEditTitle()
    func didTapSave(_ form: PhotoForm)
    func didTapDelete()

    /// Called when the user answers the question with “Delete”.
    func didConfirmDeleting()
}

/// Presenter → Interactor
///
/// A request does nothing while the same one is under way. A save or deletion that fails after the screen was left is
/// reported to the module's output.
protocol PhotoInteractorInput: AnyObject {
    func fetchPhoto()

    /// Validates the title and saves it.
    func save(_ form: PhotoForm)

    func delete()
}

/// Interactor → Presenter
protocol PhotoInteractorOutput: AnyObject {
    func didBeginFetchingPhoto()
    func didFetchPhoto(_ photo: PhotoResponse)
    func didFailToFetchPhoto(_ failure: Failure)

    /// Called when validation failed; nothing was saved.
    func didFailValidation(_ error: FormError<PhotoForm.Field>)

    func didBeginSaving()
    func didSave()
    func didFailToSave(_ failure: Failure)

    func didBeginDeleting()
    func didDelete()
    func didFailToDelete(_ failure: Failure)
}

/// Interactor → a module that outlives Photo
protocol PhotoModuleOutput: AnyObject {
    /// Called when a change failed and the screen is no longer there to say so.
    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure)
}

/// A photo as the interactor reports it.
nonisolated struct PhotoResponse: Equatable {
    let title: String
    let address: ExactText
}
