/// A line of a scenario's text, with its position for errors.
nonisolated struct SourceLine {
    let file: String?
    let number: Int
    let text: String

    func error(_ message: String, at place: String.Index) -> ScenarioError {
        ScenarioError(file: file, line: number, column: text[..<place].count + 1, message: message)
    }
}
