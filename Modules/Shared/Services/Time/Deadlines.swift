import Foundation
import Synchronization

/// Cancels waits that last too long, with one timer for all: a timer costs more than most waits take.
final class Deadlines: Sendable {
    /// The waits and their deadlines, by a time that the caller passes.
    struct State {
        private struct Wait {
            let pending: Pending<Void>
            let limit: Duration
            var due: DispatchTime
            /// The progress when the limit began; `nil` if the limit is the same whatever happens.
            var progress: Int?
            /// How often the limit may begin again: work that never ends goes on, too.
            var renewals = 20
        }

        private var waits: [ObjectIdentifier: Wait] = [:]
        /// When the timer fires; `nil` if there is none.
        var timer: DispatchTime?

        mutating func add(_ pending: Pending<Void>, limit: Duration, now: DispatchTime, progress: Int?) {
            let due = now + limit.seconds
            waits[ObjectIdentifier(pending)] = Wait(pending: pending, limit: limit, due: due, progress: progress)
        }

        mutating func remove(_ pending: Pending<Void>) {
            waits[ObjectIdentifier(pending)] = nil
        }

        /// Removes the waits that have lasted too long, and returns them. The limit of a wait that began at another
        /// progress begins again, twenty times at most.
        mutating func takeDue(now: DispatchTime, progress: Int) -> [Pending<Void>] {
            var due: [Pending<Void>] = []
            defer { timer = waits.values.map(\.due).min() }
            for (id, wait) in waits where wait.due <= now {
                if let before = wait.progress, before != progress, wait.renewals > 0 {
                    waits[id]?.due = now + wait.limit.seconds
                    waits[id]?.progress = progress
                    waits[id]?.renewals -= 1
                } else {
                    waits[id] = nil
                    due.append(wait.pending)
                }
            }
            return due
        }
    }

    private let state = Mutex(State())
    private let activities = Atomic(0)

    /// Grows with each activity of the process, and with each second of its processor time: while the process computes,
    /// as it does on a busy machine, it does not stand still.
    private var progress: Int {
        // POSIX: `clock` counts a million a second.
        activities.load(ordering: .relaxed) + Int(clock()) / 1_000_000
    }

    /// Cancels the wait once `limit` of real time is over, unless it is removed before. If `isForStandstill`, the limit
    /// begins again as long as there is progress.
    func add(_ pending: Pending<Void>, limit: Duration, isForStandstill: Bool) {
        let (now, current) = (DispatchTime.now(), isForStandstill ? progress : nil)
        let due = now + limit.seconds
        let isFirst = state.withLock { state in
            state.add(pending, limit: limit, now: now, progress: current)
            if let timer = state.timer, timer <= due { return false }
            state.timer = due
            return true
        }
        if isFirst { start(due) }
    }

    func remove(_ pending: Pending<Void>) {
        state.withLock { $0.remove(pending) }
    }

    func noticeProgress() {
        activities.add(1, ordering: .relaxed)
    }

    private func start(_ timer: DispatchTime) {
        DispatchQueue.global().asyncAfter(deadline: timer) { self.fire(timer) }
    }

    /// Cancels the waits that are due; a timer that an earlier one has replaced does nothing.
    private func fire(_ timer: DispatchTime) {
        let current = progress
        let (due, next) = state.withLock { state in
            state.timer == timer ? (state.takeDue(now: .now(), progress: current), state.timer) : ([], nil)
        }
        for pending in due { pending.resume(with: .failure(CancellationError())) }
        if let next { start(next) }
    }
}
