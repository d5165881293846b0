/// An event of a terminal for a full-screen program.
nonisolated package enum TerminalEvent: Equatable, Sendable {
    /// The bytes of keys.
    case input([UInt8])
    /// The size of the terminal has changed.
    case resized
    /// The process continues after it was stopped. The screen must be redrawn, and the size may have changed.
    case continued
    /// The terminal accepts frames again.
    case ready
    /// The input ended, or the terminal was closed; the last event.
    case ended
}
