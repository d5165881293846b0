/// A sentence about the app on a terminal, with the way to measure it.
struct Check {
    /// What was measured, and whether it is within the limit.
    struct Outcome {
        let isPassed: Bool
        let measured: String
    }

    let sentence: String
    let limit: String
    let measure: @MainActor (Lab) async throws -> Outcome
}

/// The reason why a check cannot be made, such as a screen that does not appear.
struct CheckFailure: Error {
    let reason: String
}
