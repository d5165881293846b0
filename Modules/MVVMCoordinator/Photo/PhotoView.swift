/// The view of Photo, driven by its binding.
protocol PhotoView: BoundView<PhotoViewModel.State, PhotoViewModel.Event> {
    /// Shows the image, the form with an error at an invalid title, and whether a request is under way.
    func render(_ state: PhotoViewModel.State)

    /// Shows an alert, a notice or the question before a deletion.
    func show(_ event: PhotoViewModel.Event)
}
