import Headless
import Shared

/// An error in a command line.
nonisolated package struct UsageError: Error, Equatable, Sendable {
    /// A sentence about the error, possibly with a suggestion.
    package let message: String
    /// The command whose help explains more; `nil` for the help of the whole program.
    var command: String?

    package init(_ message: String, suggestion: String? = nil) {
        self.message = message + (suggestion.map { " Did you mean “\($0)”?" } ?? "")
    }
}

/// Returns `value`. Throws `request`, a sentence that asks for it, if it is `nil`.
nonisolated package func required<Value>(_ value: Value?, _ request: String) throws(UsageError) -> Value {
    guard let value else { throw UsageError(request) }
    return value
}

/// Returns `text` in quotation marks, safe to display: control and direction characters are replaced, and long text is
/// truncated.
nonisolated package func quoted(_ text: some StringProtocol) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80))).displayable
    let isCut = text.unicodeScalars.count > 80
    return "“" + shown + (isCut ? "…" : "") + "”"
}
