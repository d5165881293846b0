/// A terminal that a program draws on.
package protocol TerminalSurface: AnyObject {
    var size: Size { get }

    /// Whether the terminal has taken what was written; if not, frames are to be dropped until it reports `ready`.
    var isReady: Bool { get }

    /// Takes the terminal; `onEvent` is called until `end`. Throws `InputFailure` if it is not a terminal.
    func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws

    /// Writes without blocking what the terminal takes, and the rest when it takes more; does nothing unless the terminal is
    /// taken.
    func write(_ text: String)

    /// Restores the terminal.
    func end()
}
