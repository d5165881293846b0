/// Runs the jobs that a screen starts, each under a key.
///
/// A body calls services only and runs off the main actor. A completion runs on the main actor and captures its owner
/// weakly, so that running work retains no screen. A job canceled by its owner or by `deinit` calls no completion.
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

    /// Creates work that `clock` counts; its jobs are named after `file`.
    package init(clock: any AppClock, file: String = #fileID) {
        activity = clock.activity
        self.file = file
    }

    deinit {
        for work in running.values where !work.isWrite { work.task.cancel() }
    }

    /// Starts a job that is canceled when its owner is deinitialized. Returns whether it began.
    @discardableResult
    package func run<Value: Sendable>(
        _ job: Job,
        _ rule: Rule = .oneAtATime,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> Bool {
        start(job, rule, isWrite: false, body, then: completion)
    }

    /// Starts a write: a job that finishes even if its owner is deinitialized meanwhile. Then only a failure is
    /// reported, to `orphaned`, unless `dropReports` was called. Returns whether it began.
    @discardableResult
    package func write<Value: Sendable>(
        _ job: Job,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void,
        orphaned: @escaping @MainActor (any Error) -> Void = { _ in }
    ) -> Bool {
        start(job, .oneAtATime, isWrite: true, body, then: completion, orphaned: orphaned)
    }

    /// Drops the reports of every write under way, of any screen: `orphaned` is not called if one fails without an
    /// owner. Must be called when a session has ended, because the next user must not be shown the failures of the last
    /// one.
    package func dropReports() {
        activity.beginGeneration()
    }

    /// Cancels a job that is under way, unless it is a write.
    package func cancel(_ job: Job) {
        guard let current = running[job], !current.isWrite else { return }
        running[job] = nil
        current.task.cancel()
    }

    private func start<Value: Sendable>(
        _ job: Job,
        _ rule: Rule,
        isWrite: Bool,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void,
        orphaned: @escaping @MainActor (any Error) -> Void = { _ in }
    ) -> Bool {
        if let current = running[job], current.isWrite || rule == .oneAtATime { return false }
        cancel(job)
        let (activity, file, generation) = (activity, file, activity.generation)
        let counted = activity.begin("\(job) of \(file)")
        let task = Task { [weak self] in
            await counted.run {
                let result = await outcome(of: body)
                await activity.turn()
                if let self {
                    guard self.running[job]?.counted === counted else { return }
                    self.running[job] = nil
                    completion(result)
                } else if isWrite, case .failure(let error) = result, generation == activity.generation {
                    orphaned(error)
                }
            }
        }
        running[job] = Running(counted: counted, task: task, isWrite: isWrite)
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
