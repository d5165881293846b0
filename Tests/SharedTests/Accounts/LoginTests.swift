import Foundation
import TestSupport
import Testing

@testable import Shared

struct LoginTests {
    @Test func `The hash that the seed accounts share matches their password`() async throws {
        let fixture = try await AccountsFixture(passwordCost: .full)

        try await fixture.accounts.logIn(makeCredentials())

        #expect(try await fixture.sessions.current() != nil)
    }

    @Test func `The lock survives a restart, and a failure in a process whose clock was set back`() async throws {
        let directory = try TemporaryDirectory()
        let before = try await AccountsFixture(at: .directory(directory.url))
        try await before.fail(5)

        let after = try await AccountsFixture(at: before.location, clock: before.clock)
        let lastYear = VirtualClock(start: before.clock.now - 365 * 86_400)
        for failures in [0, 1] {
            try await AccountsFixture(at: before.location, clock: lastYear).fail(failures)

            await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
                try await after.accounts.logIn(makeCredentials())
            }
        }
    }

    @Test func `Simultaneous tries cannot exceed the limit, and those refused are not checked`() async throws {
        let log = Log()
        let service = LocalAccountService(try .inMemory(), hasher: HasherSpy { log.add($0) })

        let refused = try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    do {
                        try await service.logIn(makeCredentials("ibrar@elgrocer.com", "wrong1234"))
                        return false
                    } catch let error as AccountError {
                        return error != .invalidCredentials
                    }
                }
            }
            return try await group.reduce(into: 0) { count, wasRefused in count += wasRefused ? 1 : 0 }
        }

        #expect(refused == 15)
        log.entries.expect(Array(repeating: "verify", count: 5))
    }
}

struct LoginCostTests {
    @Test(arguments: [
        ("zoe@example.com", "Secret1"), ("zoe@example.com", "Wrong1234"), ("nobody@example.com", "Secret1"),
    ])
    func `A login costs one hash, right or wrong, known or not`(email: String, password: String) async throws {
        let log = Log()
        let service = LocalAccountService(try .inMemory(), hasher: HasherSpy { log.add($0) })
        _ = try await service.signUp(makeRegistration())

        try? await service.logIn(makeCredentials(email, password))

        log.entries.expect(["hash", "verify"])
    }
}

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
