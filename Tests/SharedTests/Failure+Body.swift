import Shared

/// Returns the failure with which `body` ends; `nil` if it succeeds.
nonisolated(nonsending) func failure<Value>(of body: () async throws -> Value) async -> Failure? {
    do {
        _ = try await body()
        return nil
    } catch {
        return Failure(error)
    }
}
