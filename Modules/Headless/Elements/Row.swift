import Shared

/// One item of a section.
package struct Row: Equatable, Identifiable {
    /// An action of a row other than choosing it.
    package struct Action: Equatable {
        package let label: String
        package let role: ButtonRole
        /// Whether the action shows only after a swipe over the row.
        package let isSwipeAction: Bool

        package init(_ label: String, role: ButtonRole = .default, isSwipeAction: Bool = false) {
            self.label = label
            self.role = role
            self.isSwipeAction = isSwipeAction
        }
    }

    /// Identifies the row within its section, even if the row moves.
    package let id: ExactText
    package var title: String
    package var subtitle: String?
    /// The icon's name in SF Symbols.
    package var icon: String?
    /// The address of the thumbnail; the device loads it.
    package var thumbnail: ExactText?
    /// A sign such as ♥.
    package var mark: String?
    package var actions: [Action]

    package init(
        id: ID,
        title: String,
        subtitle: String? = nil,
        icon: String? = nil,
        thumbnail: ExactText? = nil,
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
