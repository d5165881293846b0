import Foundation

extension Services {
    /// The services over the data in `directory`, which is created where it is missing. `warn` hears of what the user
    /// should know but nothing depends on, a sentence each. Throws `DataDirectoryError`, or `StorageError` where the
    /// disk fails later.
    package static func local(
        directory: URL,
        clock: any AppClock,
        connection: Connection,
        options: AppOptions,
        latency: Duration,
        passwordCost: PasswordCost,
        warn: @Sendable (String) -> Void
    ) async throws -> Services {
        let directory = try DataDirectory(at: directory)
        let database = try Database(file: directory.database, warn: warn)
        let sessions = FileSessionStore(file: directory.session, clock: clock)
        if database.isReplacement { try await sessions.remove() }
        let hasher = SystemPasswordHasher(cost: passwordCost)
        try await SeedAccounts.plant(in: UserTable(database: database), hasher: hasher)

        let accounts = LocalAccountService(
            database: database,
            hasher: hasher,
            clock: clock,
            sessions: sessions,
            connection: connection,
            afterSignup: options.afterSignup,
            latency: latency
        )
        return Services(clock: clock, accounts: accounts, sessions: sessions, options: options)
    }
}
