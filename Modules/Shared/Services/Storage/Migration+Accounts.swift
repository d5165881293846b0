extension Migration {
    /// The accounts, and the counts of wrong passwords.
    static let accounts = Migration(
        sql: """
            CREATE TABLE users (
                id INTEGER PRIMARY KEY,
                first_name TEXT NOT NULL,
                last_name TEXT NOT NULL,
                email TEXT NOT NULL,
                email_key TEXT NOT NULL UNIQUE,
                phone TEXT NOT NULL,
                password_hash TEXT NOT NULL
            );
            CREATE TABLE failed_attempts (
                email_key TEXT PRIMARY KEY,
                failures INTEGER NOT NULL,
                last_failure REAL NOT NULL
            );
            """
    )
}
