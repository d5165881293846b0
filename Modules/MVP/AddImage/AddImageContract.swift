import Shared

/// Presenter → View
protocol AddImageViewInput: AnyObject {
    /// Shows whether the picture is being saved; “Save” and “Cancel” are disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: AddImageForm.Field)

    func showAlert(_ alert: AlertContent)

    /// Closes the sheet.
    func close()
}

/// View → Presenter
protocol AddImageViewOutput: AnyObject {
    func didEdit(_ field: AddImageForm.Field)
    func didTapSave(_ form: AddImageForm)
    func didTapCancel()
}
