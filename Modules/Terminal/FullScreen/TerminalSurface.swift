/// A terminal that a program draws on.
package protocol TerminalSurface: AnyObject {
    var size: Size { get }

    /// Takes the terminal; `onEvent` is called until `end`. Throws `InputFailure` if it is not a terminal.
    func begin(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws

    /// Writes a frame; does nothing unless the terminal is taken.
    func write(_ text: String)

    /// Restores the terminal.
    func end()
}
