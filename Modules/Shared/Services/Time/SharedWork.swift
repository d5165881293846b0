import Synchronization

/// Work that runs once for all callers that want the same result at the same time, and is canceled with the last of
/// them.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Running {
        let id: SerialNumber
        let task: Task<Void, Never>
        var waiters: [SerialNumber: Pending<Value>]
    }

    private let activity: Activity
    private let running = Mutex<[Key: Running]>([:])

    init(activity: Activity) {
        self.activity = activity
    }

    /// Returns or throws the result of `body`, or of the work already under way for `key`. When the last caller is
    /// canceled, so is the work, at once: a later caller starts it again.
    func value(for key: Key, _ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        let id = SerialNumber()
        return try await withTaskCancellationHandler {
            defer { leave(key, id) }
            return try await Activity.wait(for: .work) { join(key, id, $0, body) }
        } onCancel: {
            leave(key, id)
        }
    }

    private func join(
        _ key: Key,
        _ id: SerialNumber,
        _ waiter: Pending<Value>,
        _ body: @escaping @Sendable () async throws -> Value
    ) {
        running.withLock { running in
            running[key, default: Running(id: id, task: start(key, id, body), waiters: [:])].waiters[id] = waiter
        }
    }

    private func leave(_ key: Key, _ id: SerialNumber) {
        let unwanted = running.withLock { running in
            guard running[key]?.waiters.removeValue(forKey: id) != nil else { return Running?.none }
            return running[key]?.waiters.isEmpty == true ? running.removeValue(forKey: key) : nil
        }
        unwanted?.task.cancel()
    }

    /// Starts the task, which belongs to all callers and therefore inherits no caller's cancellation.
    private func start(
        _ key: Key,
        _ id: SerialNumber,
        _ body: @escaping @Sendable () async throws -> Value
    ) -> Task<Void, Never> {
        let job = activity.begin("shared work for \(key)")
        return Task { await job.run { finish(key, id, await outcome(of: body)) } }
    }

    private func finish(_ key: Key, _ id: SerialNumber, _ result: Result<Value, any Error>) {
        let finished = running.withLock { running in
            running[key]?.id == id ? running.removeValue(forKey: key) : nil
        }
        for waiter in finished?.waiters.values ?? [:].values { waiter.resume(with: result) }
    }
}
