/// Announces to the app the writes that failed after their screens were left.
@MainActor
package final class OrphanedFailures {
    private var action: ((StoredChange, Failure) -> Void)?

    nonisolated init() {}

    /// Calls `action` for every failure from now on, instead of an earlier observer's.
    package func observe(_ action: @escaping (StoredChange, Failure) -> Void) {
        self.action = action
    }

    /// Calls the observer at once.
    package func announce(_ change: StoredChange, _ failure: Failure) {
        action?(change, failure)
    }
}
