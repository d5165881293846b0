import Shared
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

extension OrphanedFailures {
    /// Returns a log of the failures announced from now on, such as “title: storage”.
    package func log() -> Log {
        let log = Log()
        observe { change, failure in log.add("\(change): \(failure)") }
        return log
    }
}
