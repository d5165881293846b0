import Synchronization

/// Counts the rows that are inserted, updated or deleted, by table.
package final class RowLog: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    package init() {}

    /// Returns the counts by table, and starts again from zero.
    package func take() -> [String: Int] {
        counts.withLock { counts in
            defer { counts = [:] }
            return counts
        }
    }

    func record(_ table: String) {
        counts.withLock { $0[table, default: 0] += 1 }
    }
}
