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
