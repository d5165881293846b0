import Shared

/// Presenter → View
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
}

/// View → Presenter
protocol PhotoViewOutput: AnyObject {
    func viewDidLoad()
    func didEditTitle()
    func didTapSave(title: String)
    func didTapDelete()
    func didConfirmDeleting()
}

/// Presenter → Interactor. Each request leads to one of the outputs, after `didBegin` where it takes time.
protocol PhotoInteractorInput: AnyObject {
    func fetchPhoto()

    /// Checks the title, and if it will do saves it.
    func save(title: String)

    func delete()
}

/// Interactor → Presenter
protocol PhotoInteractorOutput: AnyObject {
    /// What was asked for is under way.
    func didBegin()

    func didFetch(_ photo: PhotoResponse)
    func didFailToFetch(reason: String)

    /// The title will not do; nothing is saved.
    func didRefuse(_ error: FormError<PhotoForm.Field>)

    func didSave()
    func didDelete()
    func didFailToSave(reason: String)

    /// There is no such photo any more.
    func didNotFindPhoto()
}

/// Presenter → Router
protocol PhotoRouting: AnyObject {
    /// Goes back to the list.
    func close()
}

/// A photo as the interactor hands one up.
nonisolated struct PhotoResponse: Equatable {
    let title: String
    let address: String
}
