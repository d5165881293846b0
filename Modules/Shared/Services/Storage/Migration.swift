/// A step from one version of the tables to the next. A step that has been released never changes.
struct Migration: Sendable {
    let sql: String
    /// What SQL cannot do; called after it.
    var change: @Sendable (SQLiteConnection) throws -> Void = { _ in }

    /// All steps, in order. `user_version` is the number of steps that a database has taken.
    static let all: [Migration] = [
        .accounts, .content, .keptImages, .lockStarts, .sessions, .latestKeptImages, .foldedEmails, .triesUnderWay,
        .refreshes,
    ]

    /// Takes the steps that `connection` has not taken, in one transaction. Returns `false` if the database has taken
    /// unknown steps.
    static func migrate(_ connection: SQLiteConnection, through steps: [Migration] = all) throws -> Bool {
        guard try version(of: connection) != steps.count else { return true }
        return try connection.transaction {
            let version = try version(of: connection)
            guard (0...steps.count).contains(version) else { return false }
            for step in steps[version...] {
                try connection.execute(step.sql)
                try step.change(connection)
            }
            try connection.execute("PRAGMA user_version = \(steps.count)")
            return true
        }
    }

    static func version(of connection: SQLiteConnection) throws -> Int {
        try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    }
}
