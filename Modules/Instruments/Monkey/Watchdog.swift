/// Cancels a task that makes no progress.
package final class Watchdog {
    private let patience: Duration
    private var progress = 0
    private var cancel: (() -> Void)?

    /// Creates a watchdog that waits for `patience` of real time, or up to twice as long.
    package init(patience: Duration) {
        self.patience = patience
    }

    /// Records progress.
    func notice() {
        progress += 1
    }

    /// Cancels the watched task, as when `notice` is not called in time.
    package func bark() {
        cancel?()
    }

    /// Runs `body` in a task, which is canceled if `notice` is not called in time, and returns or throws its result.
    func watch<Value: Sendable>(_ body: @escaping () async throws -> Value) async throws -> Value {
        let task = Task { try await body() }
        cancel = task.cancel
        let timer = Task {
            while true {
                let last = progress
                try await Task.sleep(for: patience)
                if progress == last { bark() }
            }
        }
        defer {
            timer.cancel()
            cancel = nil
        }
        return try await task.value
    }
}
