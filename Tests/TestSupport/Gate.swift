import Shared
import Synchronization

/// Where the answers of a stub wait while a test holds them back. They come even when nobody wants them any more, as
/// those of a service do that takes no notice of a cancellation.
nonisolated final class Gate: Sendable {
    private struct State {
        var isClosed = false
        var waiting: [Pending<Void>] = []
    }

    private let state = Mutex(State())

    func close() {
        state.withLock { $0.isClosed = true }
    }

    func open() {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        for pending in waiting { pending.resume(with: .success(())) }
    }

    /// Suspends the current work until the gate is open; a settled clock counts it as waiting meanwhile.
    func pass(_ activity: Activity) async {
        let passage = Task {
            try await activity.wait(for: .delay) { pending in
                if !keep(pending) { pending.resume(with: .success(())) }
            }
        }
        _ = await passage.result
    }

    private func keep(_ pending: Pending<Void>) -> Bool {
        state.withLock { state in
            if state.isClosed { state.waiting.append(pending) }
            return state.isClosed
        }
    }
}
