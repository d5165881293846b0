/// A check of the app on a terminal.
struct TerminalCheck {
    /// The measured value, and whether it is within the limit.
    struct Outcome {
        let isPassed: Bool
        let measured: String
    }

    let sentence: String
    let limit: String
    let measure: @MainActor (Lab) async throws -> Outcome
}

/// The reason why a check cannot be completed, such as a missing screen.
struct CheckFailure: Error {
    let reason: String
}
