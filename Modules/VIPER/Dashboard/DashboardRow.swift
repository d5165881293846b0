/// A banner, category, product or picture as the dashboard shows one.
nonisolated struct DashboardRow: Equatable {
    let id: String
    let title: String
    var icon: String?
    var thumbnail: String?
}
