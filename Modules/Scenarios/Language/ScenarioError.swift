/// Why a text is no scenario, and where it stops being one.
package nonisolated struct ScenarioError: Error, Equatable {
    /// Missing where a single step was given.
    package let file: String?
    /// From 1.
    package let line: Int
    /// Counts characters, from 1.
    package let column: Int
    /// What is wrong, in one sentence, with a suggestion where something similar would be right.
    package let message: String
}

extension ScenarioError {
    /// The same error, with what was probably meant.
    nonisolated func suggesting(_ step: String) -> ScenarioError {
        ScenarioError(file: file, line: line, column: column, message: "\(message) Did you mean “\(step)”?")
    }
}

extension ScenarioError: CustomStringConvertible {
    /// The message with its place; of a single step the column is given only beyond those that are found at a glance.
    package var description: String {
        if let file { return "\(file):\(line):\(column): \(message)" }
        return column > 40 ? "column \(column): \(message)" : message
    }
}
