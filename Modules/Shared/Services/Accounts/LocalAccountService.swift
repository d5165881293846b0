import Foundation

/// The account service over the database of this device.
package struct LocalAccountService: AccountService {
    private let users: UserTable
    private let attempts: AttemptTable
    private let hasher: any PasswordHasher
    private let clock: any AppClock
    private let connection: Connection
    private let latency: Duration

    /// Creates a service that responds after `latency`. `attemptClock` times the limit on passwords; `nil` means
    /// `clock`.
    package init(
        database: Database,
        hasher: any PasswordHasher,
        clock: any AppClock,
        attemptClock: (any AppClock)? = nil,
        activity: Activity,
        connection: Connection,
        latency: Duration
    ) {
        users = UserTable(database: database)
        attempts = AttemptTable(database: database, clock: attemptClock ?? clock, activity: activity)
        self.hasher = hasher
        self.clock = clock
        self.connection = connection
        self.latency = latency
    }

    package func logIn(_ credentials: Credentials) async throws -> Session {
        try await connection.reach(after: latency, on: clock)
        let login = try await users.login(credentials.email)
        let attempt = try await attempts.begin(login?.emailKey ?? credentials.email.key)
        let isRight = try await isRight(credentials.password, for: login, attempt)
        guard isRight, let login else {
            try? await attempts.end(attempt, as: .wrong)
            throw AccountError.invalidCredentials
        }
        try await attempts.end(attempt, as: .right)
        await renewHash(of: login, credentials.password)
        return .new(userID: login.userID, at: clock.now)
    }

    package func signUp(_ registration: Registration) async throws -> Session {
        try await connection.reach(after: latency, on: clock)
        let hash = try await hasher.hash(registration.credentials.password)
        guard let userID = try await users.add(registration, passwordHash: hash) else { throw AccountError.emailTaken }
        return .new(userID: userID, at: clock.now)
    }

    package func users() async throws -> [User] {
        try await connection.reach(after: latency, on: clock)
        return try await users.all().sorted { $0.precedes($1) }
    }

    /// Returns whether the password is that of the account. If it cannot be checked, the try does not count.
    private func isRight(
        _ password: String,
        for login: UserTable.Login?,
        _ attempt: AttemptTable.Attempt
    ) async throws -> Bool {
        do {
            guard let login else {
                let dearest = hasher.dearest(of: try await users.passwordHashes())
                _ = try await hasher.verify(password, against: dearest)
                return false
            }
            return try await hasher.verify(password, against: login.passwordHash)
        } catch {
            try? await attempts.end(attempt, as: .unchecked)
            throw error
        }
    }

    /// Replaces a hash whose cost is not today's. If that fails, the next login does it.
    private func renewHash(of login: UserTable.Login, _ password: String) async {
        guard !hasher.isCurrent(login.passwordHash), let hash = try? await hasher.hash(password) else { return }
        try? await users.replaceHash(of: login, by: hash)
    }
}
