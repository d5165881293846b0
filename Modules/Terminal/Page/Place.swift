import Headless

/// A place on the screen that can have the focus. It is identified by its content, so that the focus survives changes.
enum Place: Hashable {
    case tabs
    case field(String)
    /// A button of the screen or of a section.
    case button(String)
    case row(section: String, id: Row.ID)

    /// The section of a row; `nil` for other places.
    var section: String? {
        if case .row(let section, _) = self { section } else { nil }
    }
}
