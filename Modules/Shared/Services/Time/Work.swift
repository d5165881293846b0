/// The work a screen has started: named, cancelable, and over when its owner is gone.
///
/// A body touches services only and runs off the main actor. A completion runs on the main actor and holds its owner
/// weakly, so that running work keeps no screen alive. Canceled work completes nothing: canceled is not failed.
@MainActor
package final class Work {
    /// What happens when work of the same name is under way already.
    package enum Rule: Sendable {
        /// The new request is ignored.
        case oneAtATime
        /// The work under way is canceled; its answer changes nothing.
        case latestWins
    }

    private struct Running {
        let id: Int
        let task: Task<Void, Never>
        let isWrite: Bool
    }

    private let clock: any AppClock
    private var running: [String: Running] = [:]
    private var lastID = 0

    /// Work that waits by `clock`.
    package init(clock: any AppClock) {
        self.clock = clock
    }

    deinit {
        for work in running.values where !work.isWrite { work.task.cancel() }
    }

    /// Starts a read: canceled when its owner goes.
    package func run<Value: Sendable>(
        _ name: String,
        _ rule: Rule = .oneAtATime,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        start(name, rule, isWrite: false, body, then: completion)
    }

    /// Starts a write: once begun it finishes, though its owner may be gone and hear nothing of it.
    package func write<Value: Sendable>(
        _ name: String,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        start(name, .oneAtATime, isWrite: true, body, then: completion)
    }

    /// Calls `action` once, `delay` from now; a later call of the same name replaces it.
    package func after(_ delay: Duration, _ name: String, _ action: @escaping @MainActor () -> Void) {
        start(name, .latestWins, isWrite: false) { [clock] in
            try await clock.sleep(for: delay, as: .timer)
        } then: { result in
            if case .success = result { action() }
        }
    }

    /// Calls `action` every `interval` until canceled; the first time one interval from now. Intervals that nothing can
    /// tell apart on a virtual clock come as one call, with their number.
    package func every(
        _ interval: Duration,
        _ name: String,
        _ action: @escaping @MainActor (_ intervals: Int) -> Void
    ) {
        start(name, .latestWins, isWrite: false) { [clock] in
            try await clock.sleep(forIntervalsOf: interval)
        } then: { [weak self] result in
            guard case .success(let intervals) = result else { return }
            self?.every(interval, name, action)
            action(intervals)
        }
    }

    /// Cancels the read or timer of that name, if one is under way; a write is left to finish.
    package func cancel(_ name: String) {
        guard let current = running[name], !current.isWrite else { return }
        running[name] = nil
        current.task.cancel()
    }

    private func start<Value: Sendable>(
        _ name: String,
        _ rule: Rule,
        isWrite: Bool,
        _ body: @escaping @Sendable () async throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        if let current = running[name], current.isWrite || rule == .oneAtATime { return }
        cancel(name)
        lastID += 1
        let id = lastID
        let activity = clock.activity
        activity.begin()
        let task = Task { [weak self] in
            let result = await outcome(of: body)
            self?.finish(name, id, result, completion)
            activity.end()
        }
        running[name] = Running(id: id, task: task, isWrite: isWrite)
    }

    private func finish<Value>(
        _ name: String,
        _ id: Int,
        _ result: Result<Value, any Error>,
        _ completion: (Result<Value, any Error>) -> Void
    ) {
        guard running[name]?.id == id else { return }
        running[name] = nil
        if case .failure(is CancellationError) = result { return }
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
