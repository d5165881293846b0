import Foundation
import Synchronization

/// A clock that moves only when told to, so that tests and scenarios take no real time and leave nothing to luck.
package final class VirtualClock: AppClock {
    private struct Entry {
        let id: Int
        let due: Duration
        let action: @Sendable () -> Void
    }

    private struct State {
        var elapsed = Duration.zero
        var nextID = 0
        var entries: [Entry] = []

        /// Moves to the earliest entry due by `deadline` and takes it out; ties go in the order of scheduling.
        mutating func takeNext(until deadline: Duration) -> Entry? {
            let earliest = entries.indices.min { (entries[$0].due, entries[$0].id) < (entries[$1].due, entries[$1].id) }
            guard let earliest, entries[earliest].due <= deadline else { return nil }
            elapsed = max(elapsed, entries[earliest].due)
            return entries.remove(at: earliest)
        }
    }

    package let activity = Activity()
    private let start: Date
    private let state = Mutex(State())

    /// A clock that stands at `start`: midnight of 1 January 2026, UTC, unless said otherwise.
    package init(start: Date = Date(timeIntervalSince1970: 1_767_225_600)) {
        self.start = start
    }

    package var now: Date {
        start.addingTimeInterval(state.withLock { $0.elapsed }.seconds)
    }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        let id = state.withLock { state in
            state.nextID += 1
            state.entries.append(Entry(id: state.nextID, due: state.elapsed + delay, action: action))
            return state.nextID
        }
        return Alarm { [weak self] in
            self?.state.withLock { state in state.entries.removeAll { $0.id == id } }
        }
    }

    /// Moves the clock on. What falls due happens in order, each with all its consequences before the next. For real
    /// answers it waits as `settle` does.
    package func advance(by duration: Duration, patience: Duration = .seconds(5)) async {
        await settle(patience: patience)
        let deadline = state.withLock { $0.elapsed } + duration
        while let entry = state.withLock({ $0.takeNext(until: deadline) }) {
            entry.action()
            await settle(patience: patience)
        }
        state.withLock { $0.elapsed = deadline }
    }

    /// Returns when nothing can happen any more without the clock moving.
    ///
    /// While a real answer is outstanding the clock has to stand; an answer that takes longer than `patience` of real
    /// time is left to come when it comes. That time begins when nothing runs, so that a busy machine does not use it up
    /// before the request is sent.
    package func settle(patience: Duration = .seconds(5)) async {
        await activity.settled()
        await activity.settled(allowing: [.timer, .delay, .work], patience: patience)
        await activity.settled()
    }
}
