import Shared

/// Starts `body` as work that the clock counts.
package nonisolated func start<Value: Sendable>(
    _ clock: any AppClock,
    _ body: @escaping @Sendable () async throws -> Value
) -> Task<Value, any Error> {
    let job = clock.activity.begin("work of a test")
    return Task { try await job.run(body) }
}
