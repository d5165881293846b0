/// Runs the jobs that a screen starts, each under a key.
///
/// A body calls services only and runs off the main actor. A completion runs on the main actor and captures its owner
/// weakly, so that running work retains no screen. A job canceled by its owner or by `deinit` calls no completion.
/// The writes of all screens run one at a time, in the order in which they were begun.
@MainActor
package final class Work<Job: Hashable & Sendable> {
    /// What happens when the same job is already under way.
    package enum Rule: Sendable {
        /// The new job is ignored.
        case oneAtATime
        /// The job under way is canceled, and its result is ignored. A write is not canceled: the new one is ignored.
        case latestWins
    }

    private struct Running {
        let counted: Activity.Job
        let task: Task<Void, Never>
        let isWrite: Bool
    }

    private let activity: Activity
    private let file: String
    private var running: [Job: Running] = [:]

    /// Creates work that is part of the app's `activity`; its jobs are named after `file`.
    package init(activity: Activity, file: String = #fileID) {
        self.activity = activity
        self.file = file
    }

    deinit {
        for work in running.values where !work.isWrite { work.task.cancel() }
    }

    /// Starts a job that is canceled when its owner is deinitialized, such as a read. Returns whether it began.
    @discardableResult
    package func run<Value: Sendable>(
        _ job: Job,
        _ rule: Rule = .oneAtATime,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, Failure>) -> Void
    ) -> Bool {
        start(job, rule, isWrite: false, body, then: completion)
    }

    /// Starts a write: a job that finishes even if its owner is deinitialized meanwhile. Then only a failure is
    /// reported, to the observer of `Activity.orphanedFailures` as that of `change`; `nil` reports none. Returns
    /// whether it began.
    @discardableResult
    package func write<Value: Sendable>(
        _ job: Job,
        orphanedAs change: StoredChange? = nil,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, Failure>) -> Void
    ) -> Bool {
        start(job, .oneAtATime, isWrite: true, orphanedAs: change, body, then: completion)
    }

    /// Cancels a job that is under way, unless it is a write.
    package func cancel(_ job: Job) {
        guard let current = running[job], !current.isWrite else { return }
        running[job] = nil
        current.task.cancel()
    }

    /// Whether the job is under way; it is over when its completion is called.
    package func isRunning(_ job: Job) -> Bool {
        running[job] != nil
    }

    /// Whether any job is under way.
    package var isRunning: Bool { !running.isEmpty }

    private func start<Value: Sendable>(
        _ job: Job,
        _ rule: Rule,
        isWrite: Bool,
        orphanedAs change: StoredChange? = nil,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, Failure>) -> Void
    ) -> Bool {
        if let current = running[job], current.isWrite || rule == .oneAtATime { return false }
        cancel(job)
        let (activity, file) = (activity, file)
        let counted = activity.begin("\(job) of \(file)")
        let place = isWrite ? activity.writes.enter() : nil
        let task = Task { [weak self] in
            await counted.run {
                defer { if let place { activity.writes.leave(place) } }
                let result = await outcome {
                    if let place { try await Activity.wait(for: .work) { activity.writes.resume($0, at: place) } }
                    return try await body()
                }
                await activity.turn()
                if let self {
                    if self.end(job, counted) { completion(result.mapError(Failure.init)) }
                } else if let change, case .failure(let error) = result {
                    activity.orphanedFailures.announce(change, Failure(error))
                }
            }
        }
        running[job] = Running(counted: counted, task: task, isWrite: isWrite)
        return true
    }

    /// Frees the key of a job that has returned; returns `false` if the job was canceled.
    private func end(_ job: Job, _ counted: Activity.Job) -> Bool {
        guard running[job]?.counted === counted else { return false }
        running[job] = nil
        return true
    }
}

/// Returns the result of `body`, which runs off the main actor.
@concurrent
func outcome<Value: Sendable>(
    of body: @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
    do {
        return .success(try await body())
    } catch {
        return .failure(error)
    }
}
