/// What a user expects to perceive.
package nonisolated enum Expectation: Equatable, Sendable {
    case screen(String)
    case sheet(String)
    /// Within the text of one element.
    case text(String)
    case noText(String)
    case alert(title: String, message: String?)
    case noAlert
    case notice(String)
    case field(label: String, value: String)
    case error(label: String, message: String)
    case noError(label: String)
    case button(label: String, ButtonState)
    /// A row's place, from 1, and its title.
    case row(Int, title: String)
    case noRow(title: String)
    case rows(count: Int)
    /// The item in view of a section, from 1.
    case position(Int)
    /// How many requests were sent for a path.
    case requests(count: Int, path: String)
    case busy
    case idle
}

/// How a user finds a button.
package nonisolated enum ButtonState: String, CaseIterable, Sendable {
    case enabled, disabled, absent
}

extension Expectation {
    /// Whether the expectation can be about one section alone.
    nonisolated var fitsSection: Bool {
        switch self {
        case .text, .noText, .button, .row, .noRow, .rows, .position, .busy, .idle: true
        default: false
        }
    }

    /// Whether the expectation makes sense only in one section.
    nonisolated var needsSection: Bool {
        if case .position = self { true } else { false }
    }
}
