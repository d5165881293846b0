import Shared
import Synchronization

/// Holds back the answers of a stub, as a service does that ignores cancellation.
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

    /// Suspends the current work until the gate is open.
    func pass() async {
        let passage = Task {
            try await Activity.wait(for: .delay) { pending in
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
