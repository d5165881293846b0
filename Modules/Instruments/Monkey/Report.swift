/// The monkey's statistics and its finding.
package nonisolated struct Report: Encodable {
    /// A failure and the steps that reproduce it.
    package struct Failure: Encodable {
        /// The number of the step, from 1.
        package let step: Int
        /// The title of the pattern that differs or breaks an invariant.
        package let pattern: String
        package let message: String
        /// The steps that reproduce the failure, as the text of a scenario file.
        package let scenario: String
    }

    /// The number of times that something was done or seen.
    package struct Line: Encodable, Equatable {
        package let screen: String
        package let kind: String
        package let name: String
        /// The number of times; 0 if it was never reached.
        package let count: Int
    }

    package let steps: Int
    package let patterns: Int
    package let seconds: Double
    /// Steps per second, counting each step once for each pattern; 0 if the run took no time.
    package let stepsPerSecond: Int
    /// The places that were reached, and the known ones that were not.
    package let lines: [Line]
    package let failure: Failure?
    /// The conclusion, one sentence.
    package let verdict: String
}
