import Foundation
import Synchronization

/// The tries under way and the counts of wrong passwords in the database, which all processes share.
///
/// A try counts as wrong from its beginning until its outcome is known, so that simultaneous tries cannot exceed the
/// limit. That of a process that died meanwhile counts for good.
final class AttemptTable: Sendable {
    /// A try that has begun.
    struct Attempt: Sendable {
        let number: Int
        let email: String
        let begun: Date
    }

    /// What became of a try.
    enum Outcome: Sendable {
        case right, wrong
        /// The password could not be checked; the try does not count.
        case unchecked
    }

    private enum Answer: Sendable {
        case begun(Attempt)
        case refused(seconds: Int, isFinal: Bool)
        case canceled
    }

    /// The longest wait of a try for those under way.
    private static let patience = Duration.seconds(5)
    /// The time between two reads of the tries under way: those of another process end without a notice.
    private static let interval = Duration.milliseconds(100)
    /// The time until an outcome that could not be written is written again.
    private static let retryInterval = Duration.seconds(2)

    private struct State {
        /// The outcomes that are not in the database yet, in the order in which they became known.
        var known: [(attempt: Attempt, outcome: Outcome)] = []
        /// Whether they will be written by a timer.
        var isScheduled = false
    }

    private let database: Database
    private let clock: any AppClock
    private let activity: Activity
    private let state = Mutex(State())

    /// Creates a table whose limit is timed by `clock`.
    init(database: Database, clock: any AppClock, activity: Activity) {
        self.database = database
        self.clock = clock
        self.activity = activity
    }

    /// Begins a try for the account with this key. If tries under way are too many, waits up to 5 s until they have
    /// ended. Throws `AccountError.tooManyAttempts` if the try must not be checked; counts none if canceled.
    func begin(_ email: String) async throws -> Attempt {
        var waited = Duration.zero
        while true {
            switch try await answer(to: email) {
            case .begun(let attempt): return attempt
            case .refused(let seconds, let isFinal):
                guard !isFinal, waited < Self.patience else { throw AccountError.tooManyAttempts(seconds: seconds) }
            case .canceled: throw CancellationError()
            }
            try await clock.sleep(for: Self.interval)
            waited += Self.interval
        }
    }

    /// Ends a try. An outcome that cannot be written now throws `StorageError`, and is written as soon as possible.
    func end(_ attempt: Attempt, as outcome: Outcome) async throws {
        state.withLock { $0.known.append((attempt, outcome)) }
        try await write { _ in }
    }

    /// Begins a try, if the limit allows it now. Removes all counts that are older than the longest lock.
    private func answer(to email: String) async throws -> Answer {
        try await write { [now = clock.now] connection in
            // An error would roll back the known outcomes, too.
            if Task.isCancelled { return .canceled }
            try Self.removeAll(before: now.addingTimeInterval(-AttemptLimit.longestLock), connection)
            let stored = try Self.limit(email, connection)
            var limit = stored
            let underWay = try Self.countDead(email, &limit, connection)
            limit.notice(now)
            if limit != stored { try Self.store(limit, email, connection) }
            for begun in underWay { limit.fail(at: begun) }
            limit.notice(now)
            let seconds = limit.secondsLeft(at: now)
            guard seconds == 0 else { return .refused(seconds: seconds, isFinal: underWay.isEmpty) }
            return .begun(try Self.insert(email, now, connection))
        }
    }

    /// Calls `body` in a transaction that first writes the known outcomes. If another process has locked the database,
    /// they are written later: other processes count them as wrong until then.
    private func write<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) async throws -> Value {
        let known = state.withLock { state in
            defer { state.known = [] }
            return state.known
        }
        do {
            return try await database.write { connection in
                for (attempt, outcome) in known { try Self.record(outcome, of: attempt, connection) }
                return try body(connection)
            }
        } catch {
            state.withLock { $0.known = known + $0.known }
            if (error as? StorageError)?.kind == .locked { schedule() }
            throw error
        }
    }

    /// Writes the known outcomes after `retryInterval`, unless another try does it first.
    private func schedule() {
        let isNew = state.withLock { state in
            defer { state.isScheduled = !state.known.isEmpty }
            return !state.isScheduled && !state.known.isEmpty
        }
        guard isNew else { return }
        clock.schedule(after: Self.retryInterval) { [self] in
            let isWritten = state.withLock { state in
                state.isScheduled = false
                return state.known.isEmpty
            }
            if isWritten { return }
            let job = activity.begin("write whether logins were right")
            Task { await job.run { try? await write { _ in } } }
        }
    }
}
