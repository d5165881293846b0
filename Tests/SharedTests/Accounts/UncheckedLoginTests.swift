import TestSupport
import Testing

@testable import Shared

struct UncheckedLoginTests {
    @Test
    func `A login whose account cannot be read does not count`() async throws {
        let database = try Database.inMemory()
        let clock = VirtualClock()
        let service = LocalAccountService(
            database: database,
            hasher: SystemPasswordHasher(cost: .low),
            clock: clock,
            sessions: MemorySessionStore(database: database, clock: clock),
            connection: Connection(),
            afterSignup: .login,
            latency: .zero
        )
        let credentials = try makeCredentials()

        try await database.write { try $0.execute("ALTER TABLE users RENAME TO unreadable") }
        for _ in 0..<6 {
            await #expect(throws: StorageError.self) { try await service.logIn(credentials) }
        }
        try await database.write { try $0.execute("ALTER TABLE unreadable RENAME TO users") }

        await #expect(throws: AccountError.invalidCredentials) { try await service.logIn(credentials) }
    }

    @Test
    func `A login canceled before its password is hashed does not count`() async throws {
        let database = try Database.inMemory()
        let clock = VirtualClock()
        let service = LocalAccountService(
            database: database,
            hasher: CancelingHasher(),
            clock: clock,
            sessions: MemorySessionStore(database: database, clock: clock),
            connection: Connection(),
            afterSignup: .login,
            latency: .zero
        )
        let credentials = try makeCredentials()

        let login = Task { try await service.logIn(credentials) }

        await #expect(throws: CancellationError.self) { try await login.value }
        let counts = try await database.read { try $0.rows("SELECT failures FROM failed_attempts") { $0.integer(0) } }
        #expect(counts == [])
    }
}

/// Cancels its task before each verification.
private struct CancelingHasher: PasswordHasher {
    private let hasher = SystemPasswordHasher(cost: .low)

    func hash(_ password: String) async throws -> String { try await hasher.hash(password) }

    func verify(_ password: String, against stored: String?) async throws -> Bool {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await hasher.verify(password, against: stored)
    }

    func isCurrent(_ stored: String) -> Bool { hasher.isCurrent(stored) }
}
