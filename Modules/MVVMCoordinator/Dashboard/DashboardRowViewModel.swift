import Shared

/// A banner, category, product or picture as a row of the dashboard.
nonisolated struct DashboardRowViewModel: Equatable {
    let id: ExactText
    let title: String
    let icon: String?
    let thumbnail: ExactText?
    /// The category that opens when the user chooses the row; `nil` if the row cannot be chosen.
    let category: String?

    init(_ item: CatalogItem, of part: CatalogPart) {
        id = item.id
        title = item.title
        icon = item.icon
        thumbnail = nil
        category = part == .categories ? item.title : nil
    }

    init(_ picture: Picture) {
        id = picture.id
        title = picture.author
        icon = nil
        thumbnail = picture.address
        category = nil
    }
}
