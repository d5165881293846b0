import Shared

/// The view of Add image, driven by its binding.
protocol AddImageView: BoundView<AddImageViewModel.State, AlertContent> {
    /// Shows the form with an error at each invalid field, and whether the picture is being saved.
    func render(_ state: AddImageViewModel.State)

    func show(_ alert: AlertContent)
}
