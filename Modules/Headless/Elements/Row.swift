/// One line of a section.
package struct Row: Equatable, Identifiable {
    /// Identifies the row among its section's rows, wherever it moves.
    package let id: String
    package var title: String
    package var subtitle: String?

    package init(id: String, title: String, subtitle: String? = nil) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
    }
}
