import TestSupport
import Testing

@testable import Shared

struct UncheckedLoginTests {
    @Test func `A login whose account cannot be read, or whose password not checked, does not count`() async throws {
        let database = try Database.inMemory()
        let service = LocalAccountService(database)
        let forgetful = LocalAccountService(database, hasher: HasherSpy { _ in throw PasswordHashError() })
        let credentials = try makeCredentials()

        try await database.write { try $0.execute("ALTER TABLE users RENAME TO unreadable") }
        for _ in 0..<6 {
            await #expect(throws: StorageError.self) { try await service.logIn(credentials) }
        }
        try await database.write { try $0.execute("ALTER TABLE unreadable RENAME TO users") }
        for _ in 0..<6 {
            await #expect(throws: PasswordHashError.self) { try await forgetful.logIn(credentials) }
        }

        await #expect(throws: AccountError.invalidCredentials) { try await service.logIn(credentials) }
    }

    @Test func `A login canceled before its password is hashed does not count`() async throws {
        let database = try Database.inMemory()
        let hasher = HasherSpy { _ in withUnsafeCurrentTask { $0?.cancel() } }
        let service = LocalAccountService(database, hasher: hasher)
        let credentials = try makeCredentials()

        let login = Task { try await service.logIn(credentials) }

        await #expect(throws: CancellationError.self) { try await login.value }
        let counts = try await database.read { try $0.rows("SELECT failures FROM failed_attempts") { $0.integer(0) } }
        #expect(counts.isEmpty)
    }
}
