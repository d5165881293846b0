/// The reason why a text is not a scenario, and its position.
package nonisolated struct ScenarioError: Error, Equatable {
    /// The path of the file; `nil` for a single step.
    package let file: String?
    /// The number of the line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int
    /// One sentence, followed by a suggestion if something similar is valid.
    package let message: String
}

extension ScenarioError {
    /// Returns the same error with a suggestion.
    nonisolated func suggesting(_ step: String) -> ScenarioError {
        ScenarioError(file: file, line: line, column: column, message: "\(message) Did you mean “\(step)”?")
    }
}

extension ScenarioError: CustomStringConvertible {
    /// The message with its position; for a single step, with the column only if it is beyond the first 40.
    package var description: String {
        if let file { return "\(file):\(line):\(column): \(message)" }
        return column > 40 ? "column \(column): \(message)" : message
    }
}
