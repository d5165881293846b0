/// A terminal mode that a program can set and reset; the raw value is its parameter.
package enum ModelMode: String, CaseIterable, Sendable {
    case wrap = "?7"
    case cursor = "?25"
    case alternateScreen = "?1049"
    case bracketedPaste = "?2004"
    case synchronizedOutput = "?2026"
    /// Right-to-left text is reordered by the terminal.
    case reordering = "8"

    /// The modes that are set initially.
    package static let initial: Set<ModelMode> = [.wrap, .cursor, .reordering]
}
