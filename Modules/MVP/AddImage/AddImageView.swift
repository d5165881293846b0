import Shared

/// What the presenter can have Add image show.
protocol AddImageView: AnyObject {
    /// Shows that the picture is being saved, and keeps it from being saved twice.
    func showLoading(_ isLoading: Bool)

    /// Shows what is wrong with a field; nothing takes the message away.
    func showError(_ message: String?, for field: AddImageForm.Field)

    func showAlert(_ alert: AlertContent)

    /// Leaves the sheet.
    func close()
}
