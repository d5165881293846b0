import Foundation
import TestSupport
import Testing

@testable import Shared

/// The account services with their own data, clock and connection.
struct AccountsFixture {
    let location: StorageLocation
    let clock: VirtualClock
    let connection = Connection()
    let services: Services

    var accounts: any AccountService { services.accounts }
    var sessions: any SessionStore { services.sessions }

    /// Opens the data at `location`, as a process that starts at the clock's date would; `nil` means new data in
    /// memory.
    init(
        at location: StorageLocation? = nil,
        clock: VirtualClock = VirtualClock(),
        latency: Duration = .zero,
        passwordCost: PasswordCost = .low
    ) async throws {
        self.location = try location ?? .memory(.memory(clock: clock))
        self.clock = clock
        services = try await Services.local(
            storage: try await self.location.open(clock: clock) { _ in },
            clock: clock,
            activity: clock.activity,
            connection: connection,
            options: AppOptions(),
            latency: latency,
            passwordCost: passwordCost
        )
    }

    /// Logs in as an app does: saves the session.
    func logIn(_ email: String = "ibrar@elgrocer.com") async throws {
        try await sessions.save(accounts.logIn(makeCredentials(email)))
    }

    /// Tries `count` wrong passwords, one after the other.
    func fail(_ count: Int, email: String = "ibrar@elgrocer.com") async throws {
        for _ in 0..<count {
            do {
                _ = try await accounts.logIn(makeCredentials(email, "wrong1234"))
            } catch is AccountError {}
        }
    }
}

extension LocalAccountService {
    /// A service that answers at once, by default with a clock of its own.
    init(
        _ database: Database,
        hasher: any PasswordHasher = SystemPasswordHasher(cost: .low),
        clock: VirtualClock = VirtualClock()
    ) {
        self.init(
            database: database,
            hasher: hasher,
            clock: clock,
            activity: clock.activity,
            connection: Connection(),
            latency: .zero
        )
    }
}

/// Calls a closure with the name of each call before it performs it, and logs the stored hashes that it verifies.
struct HasherSpy: PasswordHasher {
    let stored = Log()
    let willCall: @Sendable (String) throws -> Void
    private let hasher = SystemPasswordHasher(cost: .low)

    init(willCall: @escaping @Sendable (String) throws -> Void = { _ in }) {
        self.willCall = willCall
    }

    func hash(_ password: String) async throws -> String {
        try willCall("hash")
        return try await hasher.hash(password)
    }

    func verify(_ password: String, against stored: String?) async throws -> Bool {
        self.stored.add(stored ?? "none")
        try willCall("verify")
        return try await hasher.verify(password, against: stored)
    }

    func dearest(of stored: [String]) -> String? { hasher.dearest(of: stored) }

    func isCurrent(_ stored: String) -> Bool { hasher.isCurrent(stored) }
}

/// Returns credentials, by default valid ones.
func makeCredentials(_ email: String = "ibrar@elgrocer.com", _ password: String = "ibrar1234") throws -> Credentials {
    Credentials(email: try #require(EmailAddress(email)), password: password)
}

/// Returns the registration of a new user.
func makeRegistration(
    _ email: String = "zoe@example.com",
    first: String = "Zoe",
    last: String = "New",
    password: String = "Secret1"
) throws -> Registration {
    Registration(
        firstName: first,
        lastName: last,
        credentials: try makeCredentials(email, password),
        phone: try #require(PhoneNumber("+1 234-5678"))
    )
}
