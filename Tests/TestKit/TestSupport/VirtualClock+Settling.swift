import Shared
import Testing

nonisolated extension VirtualClock {
    /// Returns when nothing can happen without the clock moving; otherwise fails the test with the names of the work
    /// under way, after a minute in which nothing went on.
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

    /// Advances the clock, and settles like `settle`.
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

/// Starts `body` as work that the clock counts.
package nonisolated func start<Value: Sendable>(
    _ clock: VirtualClock,
    _ body: @escaping @Sendable () async throws -> Value
) -> Task<Value, any Error> {
    let job = clock.activity.begin("work of a test")
    return Task { try await job.run(body) }
}
