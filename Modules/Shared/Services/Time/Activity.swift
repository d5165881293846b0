import Synchronization

/// The work of one app that is under way. Counts it, to find out when the app is *settled*: nothing runs, and only a
/// clock could resume what waits. Also has what the app's writes share: their order, and their failures.
///
/// A job counts as running from `begin` until its body returns, except while it is in `wait`. It counts as waiting only
/// after what will resume it is in place, and as running again before it resumes, so that no work is missed at any
/// moment.
package final class Activity: Sendable {
    /// What suspended work waits for.
    package enum Reason: CaseIterable, Sendable {
        /// A timer of the screen, such as the next banner or the end of a notice.
        case timer
        /// The clock, before a response: simulated latency or the wait between tries.
        case delay
        /// A real response from outside the process.
        case answer
        /// Other work, which is counted where it runs.
        case work

        package static let all = Set(allCases)
    }

    private struct Wait {
        let job: Job
        let reason: Reason
        let cancel: @Sendable () -> Void
    }

    private struct Watcher {
        let allowed: Set<Reason>
        let pending: Pending<Void>
    }

    private enum Progress {
        case running
        case waiting
        /// The job has waited twice at a time: whether it still runs is unknown, so it counts as running.
        case unknown
    }

    private struct State {
        var jobs: [Job: Progress] = [:]
        var waits: [ObjectIdentifier: Wait] = [:]
        var watchers: [Watcher] = []
        /// The answers to deliver one after the other; `nil` if each is delivered at once.
        var turns: Turns?

        private var isRunning: Bool { jobs.values.contains { $0 != .waiting } }

        func isSettled(allowing allowed: Set<Reason>) -> Bool {
            !isRunning && waits.values.allSatisfy { allowed.contains($0.reason) }
        }

        /// Removes and returns whatever waited until nothing ran: the next answer, or else the watchers whose wait is
        /// over.
        mutating func takeNext() -> [Pending<Void>] {
            guard turns != nil || !watchers.isEmpty, !isRunning else { return [] }
            if let turn = turns?.takeNext() {
                proceed(ObjectIdentifier(turn))
                return [turn]
            }
            let reasons = Set(waits.values.map { $0.reason })
            let settled = watchers.filter { reasons.isSubset(of: $0.allowed) }
            watchers.removeAll { reasons.isSubset(of: $0.allowed) || !$0.pending.isWanted }
            return settled.map(\.pending)
        }

        mutating func proceed(_ pending: ObjectIdentifier) {
            if let wait = waits.removeValue(forKey: pending) { set(wait.job, .running) }
        }

        /// Records whether `job` runs or waits; does nothing once it is over.
        mutating func set(_ job: Job, _ progress: Progress) {
            guard let previous = jobs[job] else { return }
            jobs[job] = [progress, .unknown].contains(previous) ? .unknown : progress
        }
    }

    private static let deadlines = Deadlines()

    /// The failures of writes whose owners are gone.
    package let orphanedFailures = OrphanedFailures()
    /// The order of the writes under way.
    let writes = WaitingLine(limit: 1)
    private let isOrdered: Bool
    private let state: Mutex<State>

    /// Creates an activity; `seed` determines the order of simultaneous answers, `nil` delivers each as soon as it is
    /// ready.
    package init(seed: UInt64? = nil) {
        isOrdered = seed != nil
        state = Mutex(State(turns: seed.map(Turns.init)))
    }

    /// Begins a job, which counts until the body passed to `Job.run` returns.
    package func begin(_ name: @autoclosure @escaping @Sendable () -> String) -> Job {
        Self.deadlines.noticeProgress()
        let job = Job(activity: self, name: name)
        state.withLock { $0.jobs[job] = .running }
        return job
    }

    /// Suspends the current job until `start`'s `Pending` is resumed, or throws `CancellationError` when canceled. A
    /// wait that belongs to no job is not counted.
    package static func wait<Value: Sendable>(
        for reason: Reason,
        _ start: (Pending<Value>) -> Void
    ) async throws -> Value {
        try await Pending(for: reason).value(start)
    }

    /// Returns once nothing runs, and everything that waits does so for one of the `allowed` reasons. Throws if that
    /// takes longer than `limit` of real time, or if the current task is canceled. If all reasons are allowed, so that
    /// only running work is waited for, the limit is one of standstill: it begins again if any activity has gone on or
    /// the process has used a second of processor time, twenty times at most, because work on a busy machine is slow,
    /// not stuck.
    nonisolated(nonsending) package func settle(
        allowing allowed: Set<Reason> = Reason.all,
        within limit: Duration? = .seconds(60)
    ) async throws(Unsettled) {
        if state.withLock({ $0.isSettled(allowing: allowed) }) { return }
        let pending = Pending<Void>(for: nil)
        defer { Self.deadlines.remove(pending) }
        do {
            try await pending.value { pending in
                change { $0.watchers.append(Watcher(allowed: allowed, pending: pending)) }
                if let limit, pending.isWanted {
                    Self.deadlines.add(pending, limit: limit, isForStandstill: allowed == Reason.all)
                }
            }
        } catch {
            let jobs = underWay(besides: allowed)
            if !jobs.isEmpty { throw Unsettled(jobs: jobs) }
        }
    }

    /// Returns the number of current waits for `reason`.
    package func count(waitingFor reason: Reason) -> Int {
        state.withLock { $0.waits.values.count { $0.reason == reason } }
    }

    /// Cancels all waits, as the end of a process would.
    package func cancelAll() {
        for wait in state.withLock({ Array($0.waits.values) }) { wait.cancel() }
    }

    func end(_ job: Job) {
        change { precondition($0.jobs.removeValue(forKey: job) != nil, "\(job) ended more often than it began.") }
    }

    /// Suspends the current job until its answer may be delivered: at once, unless a seed determines the order.
    nonisolated(nonsending) func turn() async {
        guard isOrdered, let job = Job.current else { return }
        let pending = Pending<Void>(for: .work)
        defer { state.withLock { $0.turns?.remove(pending) } }
        try? await pending.value { pending in
            state.withLock { $0.turns?.add(pending, named: job.description) }
        }
    }

    /// Counts a wait, and returns what the caller must resume once it holds no lock.
    func pause(
        _ pending: ObjectIdentifier,
        of job: Job,
        for reason: Reason,
        cancel: @escaping @Sendable () -> Void
    ) -> [Pending<Void>] {
        Self.deadlines.noticeProgress()
        return state.withLock { state in
            state.waits[pending] = Wait(job: job, reason: reason, cancel: cancel)
            state.set(job, .waiting)
            return state.takeNext()
        }
    }

    func proceed(_ pending: ObjectIdentifier) {
        Self.deadlines.noticeProgress()
        state.withLock { $0.proceed(pending) }
    }

    private func underWay(besides allowed: Set<Reason>) -> [String] {
        state.withLock { state in
            let running = state.jobs.compactMap { job, progress in
                switch progress {
                case .running: "\(job) runs"
                case .waiting: String?.none
                case .unknown: "\(job) waits twice at a time, which cannot be counted"
                }
            }
            let waits = state.waits.values.filter { !allowed.contains($0.reason) }
            return (running + waits.map { "\($0.job) waits (\($0.reason))" }).sorted()
        }
    }

    private func change(_ body: (inout sending State) -> Void) {
        Self.deadlines.noticeProgress()
        let next = state.withLock { state in
            body(&state)
            return state.takeNext()
        }
        for pending in next { pending.resume(with: .success(())) }
    }
}

/// Thrown if the app does not settle in time, or if the task that waits for it is canceled.
package struct Unsettled: Error, Equatable, CustomStringConvertible {
    /// The names of the jobs under way, with a reason if they wait.
    package let jobs: [String]

    package var description: String { "The app did not settle: \(jobs.joined(separator: ", "))." }
}
