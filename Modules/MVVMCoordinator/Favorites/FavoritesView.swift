import Shared

/// The view of Favorites, driven by its binding.
protocol FavoritesView: BoundView<FavoritesViewModel.State, AlertContent> {
    /// Shows the pictures, or a status and Retry instead, and whether they are being loaded.
    func render(_ state: FavoritesViewModel.State)

    func show(_ alert: AlertContent)
}
