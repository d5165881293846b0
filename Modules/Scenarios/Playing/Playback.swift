/// The result of playing a scenario.
package nonisolated struct Playback: Codable, Equatable, Sendable {
    /// The failure that ended a scenario before its last step.
    package struct Failure: Codable, Equatable, Sendable {
        package let file: String
        package let line: Int
        /// One sentence about what was expected and what was found.
        package let message: String
        /// The lines of the screen at the failure.
        package let screen: [String]
    }

    /// The steps, each `print` followed by the indented lines of the screen.
    package let transcript: [String]
    /// The failure; `nil` if every step succeeded.
    package let failure: Failure?

    /// The output of the `print` steps, without the steps.
    package var printed: [String] {
        transcript.filter { $0.hasPrefix(Self.indent) }.map { String($0.dropFirst(Self.indent.count)) }
    }

    static let indent = "    "
}
