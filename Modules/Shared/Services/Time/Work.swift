/// Runs the jobs a screen starts: each has a key, and none outlives its purpose.
///
/// A body calls services only and runs off the main actor. A completion runs on the main actor and captures its owner
/// weakly, so that running work retains no screen. A job canceled by its owner or by `deinit` calls no completion.
@MainActor
package final class Work<Job: Hashable & Sendable> {
    /// What happens when the same job is under way already.
    package enum Rule: Sendable {
        /// The new one is ignored.
        case oneAtATime
        /// The one under way is canceled; its answer changes nothing.
        case latestWins
    }

    private struct Running {
        let id: Int
        let task: Task<Void, Never>
        let isWrite: Bool
    }

    private let activity: Activity
    private var running: [Job: Running] = [:]
    private var lastID = 0

    /// Work that `clock` counts as under way.
    package init(clock: any AppClock) {
        activity = clock.activity
    }

    deinit {
        for work in running.values where !work.isWrite { work.task.cancel() }
    }

    /// Starts a read, which is canceled when its owner is deinitialized. Returns whether it began.
    @discardableResult
    package func run<Value: Sendable>(
        _ job: Job,
        _ rule: Rule = .oneAtATime,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> Bool {
        start(job, rule, isWrite: false, body, then: completion)
    }

    /// Starts a write, which finishes unreported when its owner is deinitialized. Returns whether it began.
    @discardableResult
    package func write<Value: Sendable>(
        _ job: Job,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> Bool {
        start(job, .oneAtATime, isWrite: true, body, then: completion)
    }

    /// Cancels a read that is under way; a write is left to finish.
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
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> Bool {
        if let current = running[job], current.isWrite || rule == .oneAtATime { return false }
        cancel(job)
        lastID += 1
        let id = lastID
        activity.begin()
        let task = Task { [weak self, activity] in
            let result = await outcome(of: body)
            self?.finish(job, id, result, completion)
            activity.end()
        }
        running[job] = Running(id: id, task: task, isWrite: isWrite)
        return true
    }

    private func finish<Value>(
        _ job: Job,
        _ id: Int,
        _ result: Result<Value, any Error>,
        _ completion: (Result<Value, any Error>) -> Void
    ) {
        guard running[job]?.id == id else { return }
        running[job] = nil
        completion(result)
    }
}

@concurrent
private func outcome<Value: Sendable>(
    of body: @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
    do {
        return .success(try await body())
    } catch {
        return .failure(error)
    }
}
