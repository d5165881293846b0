/// Reads a line without showing it, such as a password.
package struct HiddenEntry {
    private let input: LineInput

    /// Creates an entry on `input`, which may be read visibly before and after.
    package init(_ input: LineInput) {
        self.input = input
    }

    /// Returns the next line, or `nil` at the end of the input. A terminal shows nothing that is typed meanwhile, and
    /// the cursor is on a new line afterwards.
    package func nextLine(prompt: String) async throws(InputFailure) -> String? {
        let line = try await input.unseen { () throws(InputFailure) in try await input.unshownLine(prompt: prompt) }
        if line != nil, input.isInteractive { input.show("\n") }
        return line
    }
}
