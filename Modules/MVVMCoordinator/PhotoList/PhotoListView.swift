/// The view of Photos, driven by its binding.
protocol PhotoListView: BoundView<PhotoListViewModel.State, PhotoListViewModel.Event> {
    /// Shows the photos, a status instead of them or below them, and whether a page is being loaded.
    func render(_ state: PhotoListViewModel.State)

    /// Shows an alert, a notice or the question before a deletion.
    func show(_ event: PhotoListViewModel.Event)
}
