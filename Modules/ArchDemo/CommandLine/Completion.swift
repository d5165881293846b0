/// What a shell offers for an operand or the value of an option.
nonisolated enum Completion: Equatable, Sendable {
    case nothing
    case words([String])
    /// The words, with commas between.
    case list([String])
    case directories
    /// The names of the built-in scenarios, and files.
    case scenarios
}
