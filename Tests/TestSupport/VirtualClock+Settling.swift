import Shared
import Testing

nonisolated extension VirtualClock {
    /// Returns when nothing can happen any more without the clock moving; otherwise fails the test after a minute, and
    /// names what is under way.
    package func settle(
        patience: Duration = .seconds(5),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        do {
            try await settle(patience: patience, limit: .seconds(60))
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }

    /// Moves the clock on, and settles as `settle` does.
    package func advance(
        by duration: Duration,
        patience: Duration = .seconds(5),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        do {
            try await advance(by: duration, patience: patience, limit: .seconds(60))
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }
}
