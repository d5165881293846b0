import Foundation
import Synchronization

/// A clock that moves only when a test or a scenario advances it, so that both take no real time and are deterministic.
package final class VirtualClock: AppClock {
    private struct Entry {
        let id: Int
        let job: Activity.Job?
        let due: Duration
        let interval: Duration?
        let action: @Sendable (_ intervals: Int) -> Void

        /// The name of the job that scheduled the call.
        var name: String { job?.description ?? "" }

        /// Returns how many intervals end by `deadline` and before `other` is due, but at least one.
        func intervals(until deadline: Duration, before other: Duration?) -> Int {
            guard let interval else { return 1 }
            let last = min(deadline, other.map { $0 - .nanoseconds(1) } ?? deadline)
            return last > due ? 1 + Int((last - due).attoseconds / interval.attoseconds) : 1
        }
    }

    private struct State {
        var elapsed = Duration.zero
        var nextID = 0
        /// The entries in the order of scheduling.
        var entries: [Entry] = []
        /// Chooses among simultaneous calls; `nil` for the order of scheduling.
        var generator: SeededGenerator?

        /// Moves to the earliest entry due by `deadline`, removes it and returns its call.
        mutating func takeNext(until deadline: Duration) -> (@Sendable () -> Void)? {
            guard let due = entries.map(\.due).min(), due <= deadline else { return nil }
            let entry = entries.remove(at: choose(entries.indices.filter { entries[$0].due == due }))
            let count = entry.intervals(until: deadline, before: entries.map(\.due).min())
            elapsed = max(elapsed, entry.due + (entry.interval ?? .zero) * (count - 1))
            return { entry.action(count) }
        }

        /// Returns one of the indices of simultaneous entries: the first, or a random one that depends on their jobs.
        private mutating func choose(_ indices: [Int]) -> Int {
            guard indices.count > 1, var generator else { return indices[0] }
            let ordered = indices.map { (index: $0, name: entries[$0].name) }.sorted { $0.name < $1.name }
            let index = ordered[Int.random(in: ordered.indices, using: &generator)].index
            self.generator = generator
            return index
        }
    }

    /// The work that the clock waits for before it moves.
    package let activity: Activity
    private let start: Date
    private let state: Mutex<State>

    /// Creates a clock that starts at `start`, by default midnight of 1 January 2026, UTC. `seed` determines the order
    /// of simultaneous calls and answers; `nil` keeps the order in which they were scheduled and became ready.
    package init(start: Date = Date(timeIntervalSince1970: 1_767_225_600), seed: UInt64? = nil) {
        self.start = start
        activity = Activity(seed: seed)
        state = Mutex(State(generator: seed.map(SeededGenerator.init)))
    }

    package var now: Date {
        start.addingTimeInterval(uptime.seconds)
    }

    package var uptime: Duration { state.withLock { $0.elapsed } }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        schedule(after: delay, every: nil) { _ in action() }
    }

    /// Combines all intervals before the next other call into one, so that a wait of a year takes no longer than one of
    /// a second.
    @discardableResult
    package func schedule(every interval: Duration, _ action: @escaping @Sendable (_ intervals: Int) -> Void) -> Alarm {
        schedule(after: interval, every: interval, action)
    }

    private func schedule(
        after delay: Duration,
        every interval: Duration?,
        _ action: @escaping @Sendable (_ intervals: Int) -> Void
    ) -> Alarm {
        let id = state.withLock { state in
            state.nextID += 1
            let due = state.elapsed + delay
            state.entries.append(Entry(id: state.nextID, job: .current, due: due, interval: interval, action: action))
            return state.nextID
        }
        return Alarm { [weak self] in
            self?.state.withLock { state in state.entries.removeAll { $0.id == id } }
        }
    }

    /// Advances the clock. Makes the calls that become due in order, and settles after each.
    nonisolated(nonsending) package func advance(
        by duration: Duration,
        patience: Duration,
        limit: Duration?
    ) async throws(Unsettled) {
        try await settle(patience: patience, limit: limit)
        let deadline = state.withLock { $0.elapsed } + duration
        while let call = state.withLock({ $0.takeNext(until: deadline) }) {
            call()
            try await settle(patience: patience, limit: limit)
        }
        state.withLock { $0.elapsed = deadline }
    }

    /// Returns when nothing can happen without the clock moving. Throws if something still runs after `limit` of real
    /// time in which nothing in the process went on, or if the current task is canceled.
    ///
    /// The clock does not move while a real response is outstanding, for up to `patience` of real time; after that, the
    /// response may arrive at any later time. That time starts when nothing runs, so that a busy machine does not use
    /// it up before the request is sent.
    nonisolated(nonsending) package func settle(patience: Duration, limit: Duration?) async throws(Unsettled) {
        try await activity.settle(within: limit)
        try? await activity.settle(allowing: [.timer, .delay, .work], within: patience)
        try await activity.settle(within: limit)
    }
}
