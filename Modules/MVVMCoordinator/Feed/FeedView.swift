import Shared

/// The view of a category's feed, driven by its binding.
protocol FeedView: BoundView<FeedViewModel.State, AlertContent> {
    /// Shows the category's title and its pictures, or a status and Retry instead, and whether they are being loaded.
    func render(_ state: FeedViewModel.State)

    func show(_ alert: AlertContent)
}
