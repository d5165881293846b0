import Shared

/// One item of a section.
package struct Row: Identifiable {
    /// An action of a row other than choosing it.
    package struct Action {
        package let label: String
        package let role: ButtonRole
        /// Whether the action shows only after a swipe over the row.
        package let isSwipeAction: Bool
        let action: () -> Void

        /// Creates an action that calls `action` when the user chooses it.
        package init(
            _ label: String,
            role: ButtonRole = .default,
            isSwipeAction: Bool = false,
            action: @escaping () -> Void = {}
        ) {
            self.label = label
            self.role = role
            self.isSwipeAction = isSwipeAction
            self.action = action
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
    /// Called when the user chooses the row; `nil` if it cannot be chosen.
    package var onSelect: (() -> Void)?

    package init(
        id: ID,
        title: String,
        subtitle: String? = nil,
        icon: String? = nil,
        thumbnail: ExactText? = nil,
        mark: String? = nil,
        actions: [Action] = [],
        onSelect: (() -> Void)? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.thumbnail = thumbnail
        self.mark = mark
        self.actions = actions
        self.onSelect = onSelect
    }
}

// Rows are equal if they look alike, whatever they call.

extension Row: Equatable {
    package static func == (first: Row, second: Row) -> Bool {
        first.id == second.id && first.title == second.title && first.subtitle == second.subtitle
            && first.icon == second.icon && first.thumbnail == second.thumbnail && first.mark == second.mark
            && first.actions == second.actions && (first.onSelect == nil) == (second.onSelect == nil)
    }
}

extension Row.Action: Equatable {
    package static func == (first: Row.Action, second: Row.Action) -> Bool {
        first.label == second.label && first.role == second.role && first.isSwipeAction == second.isSwipeAction
    }
}
