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

    static let indent = "    "

    package init(transcript: [String], failure: Failure?) {
        self.transcript = transcript
        self.failure = failure
    }

    /// Returns the output of the `print` steps among the lines of a transcript, without the steps.
    package static func printed(in lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix(indent) }.map { String($0.dropFirst(indent.count)) }
    }
}
