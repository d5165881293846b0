import Synchronization

/// One suspended wait. The first result resumes it, from any thread; later ones are ignored.
package final class Pending<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
    }

    private let activity: Activity
    private let reason: Activity.Reason?
    private let job = Activity.Job.current
    private let state = Mutex(State())

    /// Creates a wait that `activity` counts, unless `reason` is `nil`.
    init(activity: Activity, reason: Activity.Reason?) {
        self.activity = activity
        self.reason = reason
    }

    /// Whether the wait has not ended yet.
    package var isWanted: Bool { state.withLock { $0.result == nil } }

    /// Resumes the wait with its result.
    package func resume(with result: Result<Value, any Error>) {
        let continuation = state.withLock { state in
            guard state.result == nil else { return CheckedContinuation<Value, any Error>?.none }
            state.result = result
            return state.continuation
        }
        guard let continuation else { return }
        if reason != nil { activity.proceed(ObjectIdentifier(self)) }
        continuation.resume(with: result)
    }

    /// Calls `start`, suspends until `resume` is called, and returns its result.
    func value(_ start: (Pending) -> Void) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                start(self)
                suspend(continuation)
            }
        } onCancel: {
            resume(with: .failure(CancellationError()))
        }
    }

    private func suspend(_ continuation: CheckedContinuation<Value, any Error>) {
        let (early, others) = state.withLock { state in
            let others = state.result == nil ? pause() : []
            state.continuation = continuation
            return (state.result, others)
        }
        if let early { continuation.resume(with: early) }
        for other in others { other.resume(with: .success(())) }
    }

    private func pause() -> [Pending<Void>] {
        guard let reason else { return [] }
        return activity.pause(ObjectIdentifier(self), of: job, for: reason) { [weak self] in
            self?.resume(with: .failure(CancellationError()))
        }
    }
}
