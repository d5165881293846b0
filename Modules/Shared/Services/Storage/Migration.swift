/// A step from one version of the tables to the next. A step that has been released never changes.
struct Migration: Sendable {
    let sql: String

    /// Every step there is, in order. A database's `user_version` says how many it has taken.
    static let all: [Migration] = [.accounts, .content, .keptImages, .lockStarts, .sessions]

    /// Takes the steps `connection` has not taken, all or none. Returns false where it has taken unknown ones.
    static func migrate(_ connection: SQLiteConnection, through steps: [Migration] = all) throws -> Bool {
        guard try version(of: connection) != steps.count else { return true }
        return try connection.transaction {
            let version = try version(of: connection)
            guard (0...steps.count).contains(version) else { return false }
            for step in steps[version...] { try connection.execute(step.sql) }
            try connection.execute("PRAGMA user_version = \(steps.count)")
            return true
        }
    }

    static func version(of connection: SQLiteConnection) throws -> Int {
        try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    }
}
