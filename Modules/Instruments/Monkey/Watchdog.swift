import Dispatch
import Shared
import Synchronization

/// Cancels a task that makes no progress.
package nonisolated final class Watchdog: Sendable {
    private let patience: Duration
    private let progress = Atomic(0)
    private let lastSeen = Atomic(0)
    private let watched = Mutex<(@Sendable () -> Void)?>(nil)

    /// Creates a watchdog that waits for `patience` of real time, or up to twice as long.
    package init(patience: Duration) {
        self.patience = patience
    }

    /// Records progress.
    func notice() {
        progress.add(1, ordering: .relaxed)
    }

    /// Cancels the watched task, as when `notice` is not called in time; a later call does nothing.
    package func bark() {
        watched.withLock { $0.take() }?()
    }

    /// Barks if `notice` was not called since the last check.
    func check() {
        let now = progress.load(ordering: .relaxed)
        if lastSeen.exchange(now, ordering: .relaxed) == now { bark() }
    }

    /// Runs `body` in a task, which is canceled if `notice` is not called in time, and returns or throws its result.
    @MainActor func watch<Value: Sendable>(_ body: @escaping () async throws -> Value) async throws -> Value {
        let task = Task { try await body() }
        watched.withLock { $0 = { task.cancel() } }
        defer { watched.withLock { $0 = nil } }
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + patience.seconds, repeating: patience.seconds)
        timer.setEventHandler { @Sendable [self] in check() }
        timer.activate()
        defer { timer.cancel() }
        return try await task.value
    }
}
