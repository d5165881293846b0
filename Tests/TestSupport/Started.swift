import Shared

/// Starts `body` as work that the clock knows of, so that it can be settled.
package nonisolated func start<Value: Sendable>(
    _ clock: any AppClock,
    _ body: @escaping @Sendable () async throws -> Value
) -> Task<Value, any Error> {
    clock.activity.begin()
    return Task {
        defer { clock.activity.end() }
        return try await body()
    }
}
