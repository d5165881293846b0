/// A banner, category or product: something with an icon and a title.
package struct CatalogItem: Equatable, Identifiable, Sendable {
    package let id: ExactText
    /// The icon's name in SF Symbols.
    package let icon: String
    package let title: String

    package init(id: ID, icon: String, title: String) {
        self.id = id
        self.icon = icon
        self.title = title
    }
}
