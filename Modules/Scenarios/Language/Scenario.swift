/// A user's story, step by step.
package nonisolated struct Scenario: Equatable, Sendable {
    /// A step with its place in the file.
    package struct Line: Equatable, Sendable {
        /// From 1.
        package let number: Int
        /// The step as it was written, without comment and superfluous space.
        package let source: String
        package let step: Step
    }

    /// The name of the file, without folder and suffix.
    package let name: String
    /// The path of the file, as errors and failures give it.
    package let file: String
    package internal(set) var options = ScenarioOptions()
    /// The lines that set the options, as they were written.
    package internal(set) var optionSources: [String] = []
    package internal(set) var lines: [Line] = []

    /// The same story with the app set in another way.
    package func with(_ options: ScenarioOptions) -> Scenario {
        var scenario = self
        scenario.options = options
        return scenario
    }
}
