/// A banner, category, product or picture as a row of the dashboard.
package struct DashboardRow: Equatable, Sendable {
    package let id: ExactText
    package let title: String
    package let icon: String?
    package let thumbnail: ExactText?

    package init(id: ExactText, title: String, icon: String? = nil, thumbnail: ExactText? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
        self.thumbnail = thumbnail
    }

    /// Creates the row that shows `item`.
    package init(_ item: CatalogItem) {
        self.init(id: item.id, title: item.title, icon: item.icon)
    }

    /// Creates the row that shows `picture`.
    package init(_ picture: Picture) {
        self.init(id: picture.id, title: picture.author, thumbnail: picture.address)
    }
}
