import Foundation

/// The account service over the database of this device.
package struct LocalAccountService: AccountService {
    private let users: UserTable
    private let attempts: AttemptTable
    private let hasher: any PasswordHasher
    private let clock: any AppClock
    private let attemptClock: any AppClock
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
        attempts = AttemptTable(database: database)
        self.hasher = hasher
        self.clock = clock
        self.attemptClock = attemptClock ?? clock
        self.sessions = sessions
        self.connection = connection
        self.afterSignup = afterSignup
        self.latency = latency
    }

    package func logIn(_ credentials: Credentials) async throws {
        try await connection.reach(after: latency, on: clock)
        let attempt = try await attempts.begin(credentials.email, at: attemptClock.now)
        guard let userID = try await userID(of: credentials, attempt) else { throw AccountError.invalidCredentials }
        try await attempts.succeed(credentials.email)
        try await openSession(for: userID)
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

    /// Returns the account's id; `nil` if the credentials are wrong. If they cannot be checked, the try does not count.
    private func userID(of credentials: Credentials, _ attempt: AttemptTable.Attempt) async throws -> Int? {
        do {
            let login = try await users.login(credentials.email)
            let isRight = try await hasher.verify(credentials.password, against: login?.passwordHash)
            return isRight ? login?.userID : nil
        } catch {
            try await attempts.takeBack(attempt)
            throw error
        }
    }

    /// Saves a session, which is removed again if the user leaves before the success is received.
    private func openSession(for userID: Int) async throws {
        try Task.checkCancellation()
        try await sessions.save(.new(userID: userID, at: clock.now))
        Activity.Job.current?.ifDropped { [sessions] in try? await sessions.remove() }
    }
}
