/// A banner, category or product: something with an icon and a title.
package struct CatalogItem: Equatable, Identifiable, Sendable {
    package let id: String
    /// The icon's name in SF Symbols.
    package let icon: String
    package let title: String

    package init(id: String, icon: String, title: String) {
        self.id = id
        self.icon = icon
        self.title = title
    }
}
