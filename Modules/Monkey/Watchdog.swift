import Dispatch
import Shared
import Synchronization

/// Cancels a task that makes no progress.
nonisolated final class Watchdog: Sendable {
    private let patience: Duration
    private let progress = Atomic(0)
    private let lastSeen = Atomic(0)

    /// Creates a watchdog that waits for `patience` of real time, or up to twice as long.
    init(patience: Duration) {
        self.patience = patience
    }

    /// Called at each progress.
    func notice() {
        progress.add(1, ordering: .relaxed)
    }

    /// Returns or throws the result of `body`, whose task is canceled if `notice` is not called for too long.
    @MainActor func watch<Value: Sendable>(_ body: @escaping () async throws -> Value) async throws -> Value {
        let task = Task { try await body() }
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + patience.seconds, repeating: patience.seconds)
        timer.setEventHandler { @Sendable [self] in
            let now = progress.load(ordering: .relaxed)
            if lastSeen.exchange(now, ordering: .relaxed) == now { task.cancel() }
        }
        timer.activate()
        defer { timer.cancel() }
        return try await task.value
    }
}
