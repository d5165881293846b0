extension Migration {
    /// The start of a lock by a clock that was set back: see `AttemptLimit`.
    static let lockStarts = Migration(
        sql: """
            ALTER TABLE failed_attempts ADD COLUMN lock_start REAL;
            UPDATE failed_attempts SET lock_start = last_failure;
            """
    )
}
