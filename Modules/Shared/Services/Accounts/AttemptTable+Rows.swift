import Foundation

/// The rows of the table, in a transaction.
extension AttemptTable {
    /// Removes the try, and counts it if it was wrong; a right one removes all failures before it.
    static func record(_ outcome: Outcome, of attempt: Attempt, _ connection: SQLiteConnection) throws {
        let wasUnderWay = try remove(attempt.number, connection)
        var limit = try limit(attempt.email, connection)
        switch outcome {
        case .right:
            _ = try countDead(attempt.email, &limit, connection)
            try store(AttemptLimit(), attempt.email, connection)
        case .wrong where wasUnderWay:
            limit.fail(at: attempt.begun)
            try store(limit, attempt.email, connection)
        case .wrong, .unchecked: break
        }
    }

    /// Counts the tries of dead processes as wrong, and returns when the others under way began. A number that another
    /// process has by now is taken for the same process: then others wait for the try, though in vain.
    static func countDead(
        _ email: String,
        _ limit: inout AttemptLimit,
        _ connection: SQLiteConnection
    ) throws -> [Date] {
        let sql = "SELECT number, begun, process FROM tries_under_way WHERE email_key = ? ORDER BY number"
        let tries = try connection.rows(sql, .text(email)) { row in
            (
                number: row.integer(0),
                begun: Date(timeIntervalSince1970: row.real(1)),
                isAlive: isAlive(pid_t(truncatingIfNeeded: row.integer(2)))
            )
        }
        for dead in tries where !dead.isAlive {
            limit.fail(at: dead.begun)
            try remove(dead.number, connection)
        }
        return tries.filter(\.isAlive).map(\.begun)
    }

    private static func isAlive(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

    /// Adds a try of this process.
    static func insert(_ email: String, _ now: Date, _ connection: SQLiteConnection) throws -> Attempt {
        try connection.run(
            "INSERT INTO tries_under_way (email_key, begun, process) VALUES (?, ?, ?)",
            .text(email),
            .real(now.timeIntervalSince1970),
            .integer(Int(getpid()))
        )
        return Attempt(number: connection.lastInsertedID, email: email, begun: now)
    }

    /// Returns whether the try was there.
    @discardableResult
    private static func remove(_ number: Int, _ connection: SQLiteConnection) throws -> Bool {
        try connection.run("DELETE FROM tries_under_way WHERE number = ?", .integer(number)) == 1
    }

    /// Returns the count of the tries that were wrong.
    static func limit(_ email: String, _ connection: SQLiteConnection) throws -> AttemptLimit {
        let sql = "SELECT failures, last_failure, lock_start FROM failed_attempts WHERE email_key = ?"
        let stored = try connection.rows(sql, .text(email)) { row in
            AttemptLimit(
                failures: row.integer(0),
                lastFailure: Date(timeIntervalSince1970: row.real(1)),
                lockStart: Date(timeIntervalSince1970: row.real(2))
            )
        }
        return stored.first ?? AttemptLimit()
    }

    /// Stores the count; no failures leave no row.
    static func store(_ limit: AttemptLimit, _ email: String, _ connection: SQLiteConnection) throws {
        guard limit.failures > 0 else {
            try connection.run("DELETE FROM failed_attempts WHERE email_key = ?", .text(email))
            return
        }
        try connection.run(
            "REPLACE INTO failed_attempts (email_key, failures, last_failure, lock_start) VALUES (?, ?, ?, ?)",
            .text(email),
            .integer(limit.failures),
            .real(limit.lastFailure.timeIntervalSince1970),
            .real(limit.lockStart.timeIntervalSince1970)
        )
    }

    /// Removes the counts and tries that are older than `date`.
    static func removeAll(before date: Date, _ connection: SQLiteConnection) throws {
        let date = SQLiteValue.real(date.timeIntervalSince1970)
        try connection.run("DELETE FROM failed_attempts WHERE last_failure <= ?", date)
        try connection.run("DELETE FROM tries_under_way WHERE begun <= ?", date)
    }
}
