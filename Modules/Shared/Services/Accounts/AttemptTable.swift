import Foundation

/// The counts of wrong passwords in the database, which all processes share.
struct AttemptTable: Sendable {
    /// A try that was counted, and the limit before it.
    struct Attempt: Sendable {
        fileprivate let email: EmailAddress
        fileprivate let before: AttemptLimit
        fileprivate let after: AttemptLimit
    }

    let database: Database

    /// Counts a try as wrong before it is checked, so that simultaneous tries cannot exceed the limit. Throws
    /// `AccountError.tooManyAttempts` if the try must not be checked; counts none if canceled. Removes all counts that
    /// are older than the longest lock.
    func begin(_ email: EmailAddress, at now: Date) async throws -> Attempt {
        let (attempt, secondsLeft) = try await database.write { connection in
            try Task.checkCancellation()
            try Self.removeAll(before: now.addingTimeInterval(-AttemptLimit.longestLock), connection)
            let before = try Self.limit(email, connection)
            var after = before
            after.notice(now)
            let secondsLeft = after.secondsLeft(at: now)
            if secondsLeft == 0 { after.fail(at: now) }
            try Self.store(after, email, connection)
            return (Attempt(email: email, before: before, after: after), secondsLeft)
        }
        guard secondsLeft == 0 else { throw AccountError.tooManyAttempts(seconds: secondsLeft) }
        return attempt
    }

    /// Removes `attempt` because the password could not be checked. Tries counted since then stay.
    func takeBack(_ attempt: Attempt) async throws {
        try await database.write { connection in
            var limit = try Self.limit(attempt.email, connection)
            if limit.failures == attempt.after.failures { limit = attempt.before } else { limit.takeBackFailure() }
            try Self.store(limit, attempt.email, connection)
        }
    }

    /// Removes all tries, including this one, because the password was right.
    func succeed(_ email: EmailAddress) async throws {
        try await database.write { try Self.remove(email, $0) }
    }

    private static func limit(_ email: EmailAddress, _ connection: SQLiteConnection) throws -> AttemptLimit {
        let sql = "SELECT failures, last_failure, lock_start FROM failed_attempts WHERE email_key = ?"
        let stored = try connection.rows(sql, .text(email.key)) { row in
            AttemptLimit(
                failures: row.integer(0),
                lastFailure: Date(timeIntervalSince1970: row.real(1)),
                lockStart: Date(timeIntervalSince1970: row.real(2))
            )
        }
        return stored.first ?? AttemptLimit()
    }

    private static func store(_ limit: AttemptLimit, _ email: EmailAddress, _ connection: SQLiteConnection) throws {
        guard limit.failures > 0 else { return try remove(email, connection) }
        try connection.run(
            "REPLACE INTO failed_attempts (email_key, failures, last_failure, lock_start) VALUES (?, ?, ?, ?)",
            .text(email.key),
            .integer(limit.failures),
            .real(limit.lastFailure.timeIntervalSince1970),
            .real(limit.lockStart.timeIntervalSince1970)
        )
    }

    private static func remove(_ email: EmailAddress, _ connection: SQLiteConnection) throws {
        try connection.run("DELETE FROM failed_attempts WHERE email_key = ?", .text(email.key))
    }

    private static func removeAll(before date: Date, _ connection: SQLiteConnection) throws {
        try connection.run("DELETE FROM failed_attempts WHERE last_failure <= ?", .real(date.timeIntervalSince1970))
    }
}
