/// A banner, category or product: something with an icon and a title.
package struct CatalogItem: Equatable, Identifiable, Sendable {
    package let id: String
    /// The name of the icon, as SF Symbols has it.
    package let icon: String
    package let title: String

    package init(id: String, icon: String, title: String) {
        self.id = id
        self.icon = icon
        self.title = title
    }
}
