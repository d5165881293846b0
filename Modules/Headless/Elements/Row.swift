/// One item of a section.
package struct Row: Equatable, Identifiable {
    /// Something a person can do with a row, apart from choosing it.
    package struct Action: Equatable {
        package let label: String
        package let role: ButtonRole
        /// Whether it shows only after a swipe over the row.
        package let isSwipeAction: Bool

        package init(_ label: String, role: ButtonRole = .default, isSwipeAction: Bool = false) {
            self.label = label
            self.role = role
            self.isSwipeAction = isSwipeAction
        }
    }

    /// Identifies the row among its section's rows, wherever it moves.
    package let id: String
    package var title: String
    package var subtitle: String?
    /// The name of the icon, as SF Symbols has it.
    package var icon: String?
    /// The address of the thumbnail; the device loads it.
    package var thumbnail: String?
    /// A sign such as ♥.
    package var mark: String?
    package var actions: [Action]

    package init(
        id: String,
        title: String,
        subtitle: String? = nil,
        icon: String? = nil,
        thumbnail: String? = nil,
        mark: String? = nil,
        actions: [Action] = []
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
