import Foundation

/// Counts wrong passwords where every process sees them.
struct AttemptTable: Sendable {
    let database: Database

    /// Counts a try as wrong before it is heard, so that tries made at the same moment cannot outrun the limit. Throws
    /// `AccountError.tooManyAttempts` where it may not be heard.
    func begin(_ email: EmailAddress, at now: Date) async throws {
        let secondsLeft = try await database.write { connection in
            var limit = try Self.limit(email, connection)
            limit.notice(now)
            let secondsLeft = limit.secondsLeft(at: now)
            if secondsLeft == 0 { limit.fail(at: now) }
            try Self.store(limit, email, connection)
            return secondsLeft
        }
        guard secondsLeft == 0 else { throw AccountError.tooManyAttempts(seconds: secondsLeft) }
    }

    /// Forgets every wrong try, this one included: the password was right.
    func succeed(_ email: EmailAddress) async throws {
        try await database.write { connection in
            _ = try connection.run("DELETE FROM failed_attempts WHERE email_key = ?", .text(email.key))
        }
    }

    private static func limit(_ email: EmailAddress, _ connection: SQLiteConnection) throws -> AttemptLimit {
        let sql = "SELECT failures, last_failure FROM failed_attempts WHERE email_key = ?"
        let stored = try connection.rows(sql, .text(email.key)) { row in
            AttemptLimit(failures: row.integer(0), lastFailure: Date(timeIntervalSince1970: row.real(1)))
        }
        return stored.first ?? AttemptLimit()
    }

    private static func store(_ limit: AttemptLimit, _ email: EmailAddress, _ connection: SQLiteConnection) throws {
        try connection.run(
            "REPLACE INTO failed_attempts (email_key, failures, last_failure) VALUES (?, ?, ?)",
            .text(email.key),
            .integer(limit.failures),
            .real(limit.lastFailure.timeIntervalSince1970)
        )
    }
}
