/// What came of playing a scenario.
package nonisolated struct Playback: Codable, Equatable, Sendable {
    /// Where and why the scenario ended before its last step.
    package struct Failure: Codable, Equatable, Sendable {
        package let file: String
        package let line: Int
        /// What was expected and what was found, in one sentence.
        package let message: String
        /// The lines of the screen as it stood.
        package let screen: [String]
    }

    /// The steps, and below each `print` the indented lines of the screen.
    package let transcript: [String]
    /// Nothing where every step succeeded.
    package let failure: Failure?

    /// What the `print` steps wrote, without the steps.
    package var printed: [String] {
        transcript.filter { $0.hasPrefix(Self.indent) }.map { String($0.dropFirst(Self.indent.count)) }
    }

    static let indent = "    "
}
