/// A sequence of steps, with the options of the app.
package nonisolated struct Scenario: Equatable, Sendable {
    /// A step with its line in the file.
    package struct Line: Equatable, Sendable {
        /// The number of the line, from 1.
        package let number: Int
        /// The step as written, without comment and superfluous space.
        package let source: String
        package let step: Step
    }

    /// The name of the file, without folder and suffix.
    package let name: String
    /// The path of the file, for errors and failures.
    package let file: String
    package internal(set) var options = ScenarioOptions()
    /// The lines that set options, as written.
    package internal(set) var optionSources: [String] = []
    package internal(set) var lines: [Line] = []

    /// Returns the same scenario with other options.
    package func with(_ options: ScenarioOptions) -> Scenario {
        var scenario = self
        scenario.options = options
        return scenario
    }

    /// The scenario as the text of a file.
    package var text: String {
        (optionSources + lines.map(\.source)).map { $0 + "\n" }.joined()
    }
}

extension Scenario {
    /// Creates a scenario that does not come from a file.
    package nonisolated init(name: String, options: ScenarioOptions, steps: [Step]) {
        self.init(name: name, file: "\(name).scenario")
        self.options = options
        optionSources = options.sources
        for step in steps {
            lines.append(Line(number: optionSources.count + lines.count + 1, source: step.source, step: step))
        }
    }
}
