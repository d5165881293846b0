import Foundation

/// The sessions in the database. A session that is not in the table is not valid.
struct SessionTable: Sendable {
    let database: Database

    /// Returns the session with this token, unless it is another user's or not valid at `now`.
    func session(_ token: String, of userID: Int, at now: Date) async throws -> Session? {
        let sessions = try await database.read { connection in
            try connection.rows(
                "SELECT expires FROM sessions WHERE token = ? AND user_id = ?",
                .text(token),
                .integer(userID)
            ) { row in
                Session(token: token, userID: userID, expires: Date(timeIntervalSinceReferenceDate: row.real(0)))
            }
        }
        return sessions.first { $0.isValid(at: now) }
    }

    /// Adds `session`, and removes those that have expired.
    func add(_ session: Session, at now: Date) async throws {
        try await database.write { connection in
            try connection.run(
                "DELETE FROM sessions WHERE expires <= ?",
                .real(now.timeIntervalSinceReferenceDate)
            )
            try connection.run(
                "INSERT INTO sessions (token, user_id, expires) VALUES (?, ?, ?)",
                .text(session.token),
                .integer(session.userID),
                .real(session.expires.timeIntervalSinceReferenceDate)
            )
        }
    }

    /// Removes the sessions with these tokens, if there are any.
    func remove(_ tokens: Set<String>) async throws {
        try await database.write { connection in
            for token in tokens { try connection.run("DELETE FROM sessions WHERE token = ?", .text(token)) }
        }
    }

    /// Throws `AccountError.loggedOut` if `session` has ended, in the transaction that `connection` has begun.
    static func check(_ session: Session, _ connection: SQLiteConnection) throws {
        let rows = try connection.rows("SELECT 1 FROM sessions WHERE token = ?", .text(session.token)) { _ in true }
        if rows.isEmpty { throw AccountError.loggedOut }
    }
}
