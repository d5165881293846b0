import Synchronization

/// Work that runs once for all callers that want the same result at the same time, and is canceled with the last of
/// them.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Running {
        let id: Int
        let task: Task<Void, Never>
        var waiters: [Int: Pending<Value>]
    }

    private struct State {
        var lastID = 0
        var running: [Key: Running] = [:]
    }

    private let activity: Activity
    private let state = Mutex(State())

    init(activity: Activity) {
        self.activity = activity
    }

    /// Returns or throws the result of `body`, or of the work already under way for `key`. Canceling a caller cancels
    /// the work only if no other caller waits for it, before a later caller could join.
    func value(for key: Key, _ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        return try await withTaskCancellationHandler {
            defer { leave(key, id) }
            return try await activity.wait(for: .work) { join(key, id, $0, body) }
        } onCancel: {
            leave(key, id)
        }
    }

    private func join(
        _ key: Key,
        _ id: Int,
        _ waiter: Pending<Value>,
        _ body: @escaping @Sendable () async throws -> Value
    ) {
        state.withLock { state in
            state.running[key, default: Running(id: id, task: start(key, id, body), waiters: [:])].waiters[id] = waiter
        }
    }

    private func leave(_ key: Key, _ id: Int) {
        let unwanted = state.withLock { state in
            guard state.running[key]?.waiters.removeValue(forKey: id) != nil else { return Running?.none }
            return state.running[key]?.waiters.isEmpty == true ? state.running.removeValue(forKey: key) : nil
        }
        unwanted?.task.cancel()
    }

    /// Starts the task, which belongs to all callers and therefore inherits no caller's cancellation.
    private func start(
        _ key: Key,
        _ id: Int,
        _ body: @escaping @Sendable () async throws -> Value
    ) -> Task<Void, Never> {
        let job = activity.begin("shared work for \(key)")
        return Task { await job.run { finish(key, id, await outcome(of: body)) } }
    }

    private func finish(_ key: Key, _ id: Int, _ result: Result<Value, any Error>) {
        let finished = state.withLock { state in
            state.running[key]?.id == id ? state.running.removeValue(forKey: key) : nil
        }
        for waiter in finished?.waiters.values ?? [:].values { waiter.resume(with: result) }
    }
}
