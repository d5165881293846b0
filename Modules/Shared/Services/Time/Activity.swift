import Dispatch
import Synchronization

/// Counts the work that is under way, to find out when the app is *settled*: nothing runs, and only the clock could
/// resume what waits.
///
/// A job counts from `begin` until its body returns. It suspends only in `wait`, which counts the pause once its end is
/// arranged, and the return before the job resumes, so that there is no moment at which work is missed.
package final class Activity: Sendable {
    /// What suspended work waits for.
    package enum Reason: CaseIterable, Sendable {
        /// The next tick of something that repeats or fades, such as a banner or a notice.
        case timer
        /// The clock, on the way to an answer: a simulated delay, a wait between tries.
        case delay
        /// A real answer from outside the process.
        case answer
        /// Work that is counted where it runs.
        case work
    }

    private struct Wait {
        let job: Job?
        let reason: Reason
        let cancel: @Sendable () -> Void
    }

    private struct Watcher {
        let allowed: Set<Reason>
        let pending: Pending<Void>
    }

    private struct State {
        /// The jobs that are not over: whether each runs, not waits.
        var isRunning: [Job: Bool] = [:]
        var waits: [ObjectIdentifier: Wait] = [:]
        var watchers: [Watcher] = []

        func isSettled(allowing allowed: Set<Reason>) -> Bool {
            !isRunning.values.contains(true) && waits.values.allSatisfy { allowed.contains($0.reason) }
        }

        mutating func set(_ job: Job?, isRunning runs: Bool) {
            guard let job, let didRun = isRunning[job] else { return }
            precondition(didRun != runs, "\(job) waits for two things at a time, which cannot be counted.")
            isRunning[job] = runs
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Counts a job from now until its body, which `Job.run` takes, returns.
    package func begin(_ name: @autoclosure @escaping @Sendable () -> String) -> Job {
        let job = Job(activity: self, name: name)
        state.withLock { $0.isRunning[job] = true }
        return job
    }

    /// Suspends the current job until `start`'s `Pending` is resumed, or throws `CancellationError` when canceled.
    package func wait<Value: Sendable>(
        for reason: Reason,
        _ start: (Pending<Value>) -> Void
    ) async throws -> Value {
        try await Pending(activity: self, reason: reason).value(start)
    }

    /// Returns once nothing runs and whatever waits, waits for one of the `allowed` reasons. Throws what else is under way
    /// after `limit` of real time, or when the current task is canceled.
    package func settle(
        allowing allowed: Set<Reason> = Set(Reason.allCases),
        within limit: Duration? = .seconds(60)
    ) async throws(Unsettled) {
        do {
            try await Pending<Void>(activity: self, reason: nil).value { pending in
                change { $0.watchers.append(Watcher(allowed: allowed, pending: pending)) }
                guard let limit, pending.isWanted else { return }
                DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds) { [weak pending] in
                    pending?.resume(with: .failure(CancellationError()))
                }
            }
        } catch {
            let jobs = underWay(besides: allowed)
            if !jobs.isEmpty { throw Unsettled(jobs: jobs) }
        }
    }

    /// How many waits for `reason` there are at this moment.
    package func count(waitingFor reason: Reason) -> Int {
        state.withLock { $0.waits.values.count { $0.reason == reason } }
    }

    /// Cancels everything that waits, as the end of a process would.
    package func cancelAll() {
        for wait in state.withLock({ Array($0.waits.values) }) { wait.cancel() }
    }

    func end(_ job: Job) {
        change { precondition($0.isRunning.removeValue(forKey: job) != nil, "\(job) ended more often than it began.") }
    }

    func pause(_ pending: ObjectIdentifier, of job: Job?, for reason: Reason, cancel: @escaping @Sendable () -> Void) {
        change {
            $0.waits[pending] = Wait(job: job, reason: reason, cancel: cancel)
            $0.set(job, isRunning: false)
        }
    }

    func proceed(_ pending: ObjectIdentifier) {
        state.withLock { $0.set($0.waits.removeValue(forKey: pending)?.job, isRunning: true) }
    }

    private func underWay(besides allowed: Set<Reason>) -> [String] {
        state.withLock { state in
            let running = state.isRunning.filter(\.value).map { "\($0.key) runs" }
            let waits = state.waits.values.filter { !allowed.contains($0.reason) }
            return (running + waits.map { "\($0.job?.description ?? "uncounted work") waits (\($0.reason))" }).sorted()
        }
    }

    private func change(_ body: (inout sending State) -> Void) {
        let settled = state.withLock { state in
            body(&state)
            let watchers = state.watchers.filter(\.pending.isWanted)
            state.watchers = watchers.filter { !state.isSettled(allowing: $0.allowed) }
            return watchers.filter { state.isSettled(allowing: $0.allowed) }
        }
        for watcher in settled { watcher.pending.resume(with: .success(())) }
    }
}
