import Synchronization

/// One suspended wait. The first result resumes it, from any thread; later ones are ignored.
package final class Pending<Value: Sendable>: Sendable {
    private enum State {
        case new
        case suspended(CheckedContinuation<Value, any Error>)
        case resumed(Result<Value, any Error>)
        case over
    }

    private let activity: Activity
    private let reason: Activity.Reason
    private let state = Mutex(State.new)

    init(activity: Activity, reason: Activity.Reason) {
        self.activity = activity
        self.reason = reason
    }

    /// Resumes the wait with its result.
    package func resume(with result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .new:
                state = .resumed(result)
                return nil
            case .suspended(let continuation):
                state = .over
                return continuation
            case .resumed, .over:
                return nil
            }
        }
        guard let continuation else { return }
        activity.proceed(ObjectIdentifier(self), from: reason)
        continuation.resume(with: result)
    }

    /// Whether somebody still waits, or is about to.
    package var isWanted: Bool {
        state.withLock { state in
            switch state {
            case .new, .suspended: true
            case .resumed, .over: false
            }
        }
    }

    func suspend(_ continuation: CheckedContinuation<Value, any Error>) {
        let early: Result<Value, any Error>? = state.withLock { state in
            if case .resumed(let result) = state {
                state = .over
                return result
            }
            activity.pause(ObjectIdentifier(self), for: reason) { [weak self] in
                self?.resume(with: .failure(CancellationError()))
            }
            state = .suspended(continuation)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }
}
