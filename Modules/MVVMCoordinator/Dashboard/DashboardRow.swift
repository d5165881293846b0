import Shared

/// A banner, category, product or picture as a row of the dashboard.
nonisolated struct DashboardRow: Equatable {
    let id: ExactText
    let title: String
    var icon: String?
    var thumbnail: ExactText?

    init(_ item: CatalogItem) {
        id = item.id
        title = item.title
        icon = item.icon
    }

    init(_ picture: Picture) {
        id = picture.id
        title = picture.author
        thumbnail = picture.address
    }
}
