/// Records the calls that keys cause, for the panel of calls.
package protocol CallSource: AnyObject {
    /// The number of rows that the panel needs; `nil` means those that the screen leaves.
    var rows: Int? { get }
    /// The calls of the last key that caused a message, a list for each app.
    var lists: [CallList] { get }

    /// Calls `body`, which performs `key` in every app.
    func perform(_ key: String, _ body: () -> Void)
    /// Called when the screen of an app has changed.
    func screenChanged(_ change: String, ofApp index: Int)
}
