/// A key that was pressed, or text that was pasted.
nonisolated enum Key: Equatable, Sendable {
    /// A character that can be text.
    case character(Character)
    /// A character pressed together with Control, as its small letter: `c` for Ctrl-C.
    case control(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1.
    case help
    /// What was pasted, unaltered.
    case paste(String)
}
