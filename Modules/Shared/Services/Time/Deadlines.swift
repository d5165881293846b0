import Dispatch
import Synchronization

/// Cancels waits that last too long, with one timer for all: a timer costs more than most waits take.
final class Deadlines: Sendable {
    private struct Wait {
        let due: DispatchTime
        let pending: Pending<Void>
    }

    private struct State {
        var waits: [ObjectIdentifier: Wait] = [:]
        /// When the timer fires; `nil` if there is none.
        var timer: DispatchTime?

        /// Removes the waits that have lasted too long, and returns them.
        mutating func takeDue() -> [Pending<Void>] {
            let now = DispatchTime.now()
            let due = waits.filter { $0.value.due <= now }
            for id in due.keys { waits[id] = nil }
            timer = waits.values.map(\.due).min()
            return due.values.map(\.pending)
        }
    }

    private let state = Mutex(State())

    /// Cancels the wait once `limit` of real time is over, unless it is removed before.
    func add(_ pending: Pending<Void>, limit: Duration) {
        let due = DispatchTime.now() + limit.seconds
        let isFirst = state.withLock { state in
            state.waits[ObjectIdentifier(pending)] = Wait(due: due, pending: pending)
            if let timer = state.timer, timer <= due { return false }
            state.timer = due
            return true
        }
        if isFirst { start(due) }
    }

    func remove(_ pending: Pending<Void>) {
        _ = state.withLock { $0.waits.removeValue(forKey: ObjectIdentifier(pending)) }
    }

    private func start(_ timer: DispatchTime) {
        DispatchQueue.global().asyncAfter(deadline: timer) { self.fire(timer) }
    }

    /// Cancels the waits that are due; a timer that an earlier one has replaced does nothing.
    private func fire(_ timer: DispatchTime) {
        let (due, next) = state.withLock { state in
            state.timer == timer ? (state.takeDue(), state.timer) : ([], nil)
        }
        for pending in due { pending.resume(with: .failure(CancellationError())) }
        if let next { start(next) }
    }
}
