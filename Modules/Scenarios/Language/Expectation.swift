/// An expectation of a scenario about what the device shows.
package nonisolated enum Expectation: Equatable, Sendable {
    case screen(String)
    case sheet(String)
    /// The text is contained in the text of an element.
    case text(String)
    case noText(String)
    case alert(title: String, message: String?)
    case noAlert
    case notice(String)
    case field(label: String, value: String)
    case error(label: String, message: String)
    case noError(label: String)
    case button(label: String, ButtonState)
    /// A row's number, from 1, and its title.
    case row(Int, title: String)
    case noRow(title: String)
    case rows(count: Int)
    /// The number of the section's item in view, from 1.
    case position(Int)
    /// The number of requests sent for a path.
    case requests(count: Int, path: String)
    case busy
    case idle
}

/// The state of a button.
package nonisolated enum ButtonState: String, CaseIterable, Sendable {
    case enabled, disabled, absent
}

extension Expectation {
    /// Whether the expectation can be restricted to one section.
    nonisolated var fitsSection: Bool {
        switch self {
        case .text, .noText, .button, .row, .noRow, .rows, .position, .busy, .idle: true
        default: false
        }
    }

    /// Whether the expectation requires a section.
    nonisolated var needsSection: Bool {
        if case .position = self { true } else { false }
    }
}
