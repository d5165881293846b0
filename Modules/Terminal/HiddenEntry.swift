/// Reads a line that must not be seen, such as a password.
package struct HiddenEntry {
    private let input: LineInput

    /// Reads from `input`, whose lines may be read openly before and after.
    package init(_ input: LineInput) {
        self.input = input
    }

    /// The next line, or nil at the end of the input. On a terminal nothing that is typed is shown meanwhile, and the
    /// cursor is on a new line afterwards.
    package func nextLine(prompt: String) async throws(InputFailure) -> String? {
        let line = try await input.unseen { () throws(InputFailure) in try await input.unshownLine(prompt: prompt) }
        if line != nil, input.isInteractive { input.show("\n") }
        return line
    }
}
