import Foundation

/// The account service over the database of this device.
package struct LocalAccountService: AccountService {
    private let users: UserTable
    private let attempts: AttemptTable
    private let hasher: any PasswordHasher
    private let clock: any AppClock
    private let sessions: any SessionStore
    private let connection: Connection
    private let afterSignup: AppOptions.AfterSignup
    private let latency: Duration

    /// Creates a service that responds after `latency`. `attemptClock` times the limit on passwords; `nil` means
    /// `clock`.
    package init(
        database: Database,
        hasher: any PasswordHasher,
        clock: any AppClock,
        attemptClock: (any AppClock)? = nil,
        sessions: any SessionStore,
        connection: Connection,
        afterSignup: AppOptions.AfterSignup,
        latency: Duration
    ) {
        users = UserTable(database: database)
        attempts = AttemptTable(database: database, clock: attemptClock ?? clock)
        self.hasher = hasher
        self.clock = clock
        self.sessions = sessions
        self.connection = connection
        self.afterSignup = afterSignup
        self.latency = latency
    }

    package func logIn(_ credentials: Credentials) async throws {
        try await connection.reach(after: latency, on: clock)
        let login = try await users.login(credentials.email)
        let attempt = try await attempts.begin(login?.emailKey ?? credentials.email.key)
        let isRight = try await isRight(credentials.password, for: login, attempt)
        guard isRight, let login else {
            try? await attempts.end(attempt, as: .wrong)
            throw AccountError.invalidCredentials
        }
        try await attempts.end(attempt, as: .right)
        try await openSession(for: login.userID)
        await renewHash(of: login, credentials.password)
    }

    package func signUp(_ registration: Registration) async throws -> SignupOutcome {
        try await connection.reach(after: latency, on: clock)
        let hash = try await hasher.hash(registration.credentials.password)
        try Task.checkCancellation()
        guard let userID = try await users.add(registration, passwordHash: hash) else { throw AccountError.emailTaken }
        let created = SignupOutcome.accountCreated(email: registration.credentials.email.text)
        guard afterSignup == .landing else { return created }
        do {
            try await openSession(for: userID)
            return .loggedIn
        } catch is StorageError {
            return created
        }
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

    /// Saves a session, which is removed again if the user leaves before the success is received.
    private func openSession(for userID: Int) async throws {
        try Task.checkCancellation()
        try await sessions.save(.new(userID: userID, at: clock.now))
        Activity.Job.current?.ifDropped { [sessions] in try? await sessions.remove() }
    }
}
