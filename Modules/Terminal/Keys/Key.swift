/// A pressed key or pasted text.
nonisolated enum Key: Equatable, Sendable {
    /// A text character.
    case character(Character)
    /// A character pressed with Control, in lower case: `c` for Ctrl-C.
    case control(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1.
    case help
    /// Pasted text, unchanged.
    case paste(String)
}
