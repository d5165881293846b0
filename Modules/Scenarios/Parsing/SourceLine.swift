/// One line of a scenario's text, with what an error needs to point at it.
struct SourceLine {
    let file: String?
    let number: Int
    let text: String

    func error(_ message: String, at column: Int) -> ScenarioError {
        ScenarioError(file: file, line: number, column: column, message: message)
    }
}
