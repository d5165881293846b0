import Shared

/// A banner, category, product or picture as a row of the dashboard.
nonisolated struct DashboardRow: Equatable {
    let id: ExactText
    let title: String
    let icon: String?
    let thumbnail: ExactText?
    /// Whether the user can choose the row.
    let isSelectable: Bool
}
