/// What a terminal reports to a full-screen program.
nonisolated package enum TerminalEvent: Equatable, Sendable {
    /// Keys, as the bytes that they send.
    case input([UInt8])
    /// The terminal has another size.
    case resized
    /// The process continues after it was stopped: all has to be painted anew, and the size may be another.
    case continued
    /// The terminal takes frames again, after it was stopped.
    case ready
    /// The input ended, or the terminal was closed; the last event.
    case ended
}
