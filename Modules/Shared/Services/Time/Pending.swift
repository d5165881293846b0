import Synchronization

/// One suspended wait. The first result resumes it, from any thread; later ones are ignored.
package final class Pending<Value: Sendable>: Sendable {
    private enum State {
        case begun
        case suspended(CheckedContinuation<Value, any Error>)
        /// The result came before the wait was suspended.
        case answered(Result<Value, any Error>)
        /// The result was handed over. It is not kept, because an alarm may hold this object for a while.
        case ended
    }

    private let job = Activity.Job.current
    private let reason: Activity.Reason?
    private let state = Mutex(State.begun)

    /// Creates a wait of the current job, which is counted unless `reason` is `nil` or there is no job.
    init(for reason: Activity.Reason?) {
        self.reason = reason
    }

    /// Whether the wait has not ended yet.
    package var isWanted: Bool {
        state.withLock { state in
            switch state {
            case .begun, .suspended: true
            case .answered, .ended: false
            }
        }
    }

    /// Resumes the wait with its result.
    package func resume(with result: Result<Value, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            switch state {
            case .begun: state = .answered(result)
            case .suspended(let continuation):
                state = .ended
                return continuation
            case .answered, .ended: break
            }
            return nil
        }
        guard let continuation else { return }
        if reason != nil { job?.activity.proceed(ObjectIdentifier(self)) }
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
        let (early, others) = state.withLock { state -> (Result<Value, any Error>?, [Pending<Void>]) in
            if case .answered(let result) = state {
                state = .ended
                return (result, [])
            }
            state = .suspended(continuation)
            return (nil, pause())
        }
        if let early { continuation.resume(with: early) }
        for other in others { other.resume(with: .success(())) }
    }

    private func pause() -> [Pending<Void>] {
        guard let job, let reason else { return [] }
        return job.activity.pause(ObjectIdentifier(self), of: job, for: reason) { [weak self] in
            self?.resume(with: .failure(CancellationError()))
        }
    }
}
