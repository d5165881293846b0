import Synchronization

/// A log of events in order, from any thread.
package nonisolated final class Log: Sendable {
    private let state = Mutex<[String]>([])

    package init() {}

    package var entries: [String] { state.withLock { $0 } }

    package func add(_ entry: String) {
        state.withLock { $0.append(entry) }
    }
}
