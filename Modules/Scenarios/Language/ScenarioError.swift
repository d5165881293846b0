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

extension ScenarioError: CustomStringConvertible {
    package var description: String {
        file.map { "\($0):\(line):\(column): \(message)" } ?? "column \(column): \(message)"
    }
}
