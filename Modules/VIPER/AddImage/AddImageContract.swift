import Shared

/// Presenter → View
protocol AddImageView: AnyObject {
    /// Shows that the picture is being saved, and keeps it from being saved twice.
    func showLoading(_ isLoading: Bool)

    /// Shows what is wrong with a field; nothing takes the message away.
    func showError(_ message: String?, for field: AddImageForm.Field)

    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol AddImageViewOutput: AnyObject {
    func didEdit(_ field: AddImageForm.Field)
    func didTapSave(author: String, address: String)
    func didTapCancel()
}

/// Presenter → Interactor
protocol AddImageInteractorInput: AnyObject {
    /// Checks what was entered, and if it will do saves it; one of the outputs follows.
    func save(author: String, address: String)
}

/// Interactor → Presenter
protocol AddImageInteractorOutput: AnyObject {
    /// What was entered is well-formed; it is being saved.
    func didBeginSaving()

    /// What was entered will not do; nothing is saved.
    func didRefuse(_ error: FormError<AddImageForm.Field>)

    func didSave()
    func didFailToSave(reason: String)
}

/// Presenter → Router
protocol AddImageRouting: AnyObject {
    /// Leaves the sheet.
    func close()
}
