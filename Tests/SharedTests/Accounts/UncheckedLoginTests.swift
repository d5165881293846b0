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
}
