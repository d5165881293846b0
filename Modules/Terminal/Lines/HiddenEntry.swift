/// Reads a line without echo, such as a password.
package struct HiddenEntry {
    private let input: LineInput

    /// Creates an entry on `input`, which may also be used for visible lines.
    package init(_ input: LineInput) {
        self.input = input
    }

    /// Returns the next line, or `nil` at the end of the input. On a terminal typed text is not echoed, and the cursor
    /// moves to a new line afterwards.
    package func nextLine(prompt: String) async throws(InputFailure) -> String? {
        let line = try await input.unseen { () throws(InputFailure) in try await input.unshownLine(prompt: prompt) }
        if line != nil, input.isInteractive { input.show("\n") }
        return line
    }
}
