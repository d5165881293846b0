/// A terminal that a program draws on.
package protocol TerminalSurface: AnyObject {
    var size: Size { get }

    /// Whether the terminal has accepted all output; if not, frames are dropped until it reports `ready`.
    var isReady: Bool { get }

    /// Enters the terminal; `onEvent` is called until `end`. Throws `InputFailure` if it is not a terminal.
    func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws

    /// Called with the cells of a frame before `write` is; the cursor is `nil` if it is hidden.
    func willShow(_ canvas: Canvas, cursor: Cursor?)

    /// Writes without blocking as much as the terminal accepts, and the rest later; does nothing outside `begin` and
    /// `end`.
    func write(_ text: String)

    /// Restores the terminal.
    func end()
}

extension TerminalSurface {
    /// Does nothing: most terminals need only the text that is written.
    package func willShow(_ canvas: Canvas, cursor: Cursor?) {}
}

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
