extension Migration {
    /// The sessions that have begun and not ended.
    static let sessions = Migration(
        sql: """
            CREATE TABLE sessions (
                token TEXT PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id),
                expires REAL NOT NULL
            );
            """
    )
}
