/// The view of Photos, driven by its binding.
protocol PhotoListView: BoundView<PhotoListViewModel.State, PhotoListViewModel.Event> {
    /// Shows the photos, a status instead of them or below them, whether a page is being loaded,
    /// and the question before a deletion.
    func render(_ state: PhotoListViewModel.State)

    /// Shows an alert or a notice.
    func show(_ event: PhotoListViewModel.Event)
}
