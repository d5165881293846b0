/// The view of Photo, driven by its binding.
protocol PhotoView: BoundView<PhotoViewModel.State, PhotoViewModel.Event> {
    /// Shows the image, the form with an error at an invalid title, whether a request is under way, and the
    /// question before a deletion.
    func render(_ state: PhotoViewModel.State)

    /// Shows an alert or a notice.
    func show(_ event: PhotoViewModel.Event)
}
