import Synchronization

/// What happened, in order, whichever thread it happened on.
package nonisolated final class Log: Sendable {
    private let state = Mutex<[String]>([])

    package init() {}

    package var entries: [String] { state.withLock { $0 } }

    package func add(_ entry: String) {
        state.withLock { $0.append(entry) }
    }
}
