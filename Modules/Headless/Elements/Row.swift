import Shared

/// One line of a section.
package struct Row: Equatable, Identifiable {
    /// Identifies the row among its section's rows, wherever it moves.
    package let id: String
    package var title: String
    package var subtitle: String?
    /// The name of the icon, where the row has one.
    package var icon: String?
    /// The address of the thumbnail, where the row has one; the device loads it.
    package var thumbnail: String?
    /// A sign such as ♥ that says something of the row.
    package var mark: String?
    /// What can be done with the row, apart from choosing it.
    package var actions: [RowAction]

    package init(
        id: String,
        title: String,
        subtitle: String? = nil,
        icon: String? = nil,
        thumbnail: String? = nil,
        mark: String? = nil,
        actions: [RowAction] = []
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.thumbnail = thumbnail
        self.mark = mark
        self.actions = actions
    }
}
