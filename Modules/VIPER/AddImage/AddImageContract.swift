import Shared

/// Presenter → View
protocol AddImageViewInput: AnyObject {
    /// Shows whether the picture is being saved; “Save” and “Cancel” are disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: AddImageForm.Field)

    func showAlert(_ alert: AlertContent)
}

/// Presenter → Router
protocol AddImageRouterInput: AnyObject {
    /// Closes the sheet.
    func close()
}

/// View → Presenter
protocol AddImageViewOutput: AnyObject {
    func didEdit(_ field: AddImageForm.Field)
    func didTapSave(_ form: AddImageForm)
    func didTapCancel()
}

/// Presenter → Interactor
protocol AddImageInteractorInput: AnyObject {
    /// Validates the input and saves the picture. A failure after the sheet was closed is reported to the app. Does
    /// nothing while a picture is being saved.
    func save(_ form: AddImageForm)
}

/// Interactor → Presenter
protocol AddImageInteractorOutput: AnyObject {
    /// Called when validation failed; nothing was saved.
    func didFailValidation(_ error: FormError<AddImageForm.Field>)

    /// Called when saving has begun; one of the outputs below follows, unless the sheet is left.
    func didBeginSaving()

    func didSave()
    func didFailToSave(_ failure: Failure)
}
