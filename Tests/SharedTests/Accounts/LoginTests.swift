import Foundation
import TestSupport
import Testing

@testable import Shared

struct LoginTests {
    @Test func `The hash that the seed accounts share matches their password`() async throws {
        let fixture = try await AccountsFixture(passwordCost: .full)

        let session = try await fixture.accounts.logIn(makeCredentials())

        #expect(session.isValid(at: fixture.clock.now))
        #expect(try await fixture.sessions.current() == nil)
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
                _ = try await after.accounts.logIn(makeCredentials())
            }
        }
    }

    @Test func `Simultaneous wrong tries cannot exceed the limit, and those refused are not checked`() async throws {
        let (log, clock) = (Log(), VirtualClock())
        let service = LocalAccountService(try .inMemory(), hasher: HasherSpy { log.add($0) }, clock: clock)

        let failures = await simultaneousLogins(20, clock, service, try makeCredentials("a@b.c", "wrong1234"))

        #expect(failures.count { $0 == .invalidCredentials } == 5)
        #expect(failures.count { if case .tooManyAttempts = $0 { true } else { false } } == 15)
        log.entries.expect(Array(repeating: "verify", count: 5))
    }

    @Test func `Simultaneous right tries all succeed`() async throws {
        let fixture = try await AccountsFixture()
        try await fixture.fail(4)

        let failures = await simultaneousLogins(20, fixture.clock, fixture.accounts, try makeCredentials())

        failures.expect(Array(repeating: nil, count: 20))
    }

    @Test func `Right tries whose session cannot be saved start no lock`() async throws {
        let directory = try TemporaryDirectory()
        let session = directory.url.appending(path: "session")
        let fixture = try await AccountsFixture(at: .directory(directory.url))
        try FileManager.default.createDirectory(at: session, withIntermediateDirectories: false)

        for _ in 0..<6 {
            await #expect(throws: StorageError.self) { try await fixture.logIn() }
        }

        try FileManager.default.removeItem(at: session)
        try await fixture.fail(4)
        try await fixture.logIn()
    }

    /// Returns how that many logins at the same time end; `nil` means success.
    private func simultaneousLogins(
        _ count: Int,
        _ clock: VirtualClock,
        _ service: any AccountService,
        _ credentials: Credentials
    ) async -> [Failure?] {
        let logins = (0..<count).map { _ in start(clock) { try await service.logIn(credentials) } }
        await clock.advance(by: .seconds(5))
        var failures: [Failure?] = []
        for login in logins { failures.append(await failure { try await login.value }) }
        return failures
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

        _ = try? await service.logIn(makeCredentials(email, password))

        log.entries.expect(["hash", "verify"])
    }

    @Test func `An unknown email costs what the dearest stored hash does`() async throws {
        let (database, hasher) = (try Database.inMemory(), HasherSpy())
        let hashes = try (0..<3).map { try makeHash(costingMore: $0) }
        for (number, hash) in [hashes[1], hashes[2], hashes[0], "unknown"].enumerated() {
            _ = try await UserTable(database: database).add(makeRegistration("\(number)@b.c"), passwordHash: hash)
        }
        let service = LocalAccountService(database, hasher: hasher)

        for email in ["nobody@b.c", "0@b.c"] { _ = try? await service.logIn(makeCredentials(email, "Secret1")) }

        hasher.stored.entries.expect([hashes[2], hashes[1]])
    }

    @Test(arguments: [("Secret1", true), ("Wrong1234", false)])
    func `A login with the right password replaces a hash of another cost`(password: String, isRight: Bool)
        async throws
    {
        let database = try Database.inMemory()
        let users = UserTable(database: database)
        let (email, hasher) = (try makeCredentials("zoe@example.com").email, SystemPasswordHasher(cost: .low))
        let old = try makeHash(costingMore: 1)
        _ = try await users.add(makeRegistration(), passwordHash: old)
        let credentials = try makeCredentials("zoe@example.com", password)

        let forgetful = HasherSpy { if $0 == "hash" { throw PasswordHashError() } }
        _ = try? await LocalAccountService(database, hasher: forgetful).logIn(credentials)
        #expect(try await users.login(email)?.passwordHash == old)
        let session = try? await LocalAccountService(database).logIn(credentials)

        let new = try #require(try await users.login(email)).passwordHash
        #expect(hasher.isCurrent(new) == isRight)
        #expect(try await hasher.verify("Secret1", against: new))
        #expect((session != nil) == isRight)
    }

    /// Returns a hash of “Secret1” that costs more than the lowest cost.
    private func makeHash(costingMore difference: Int) throws -> String {
        try SystemPasswordSetting(cost: SystemPasswordSetting.lowCost + difference).hash("Secret1")
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
            await #expect(throws: StorageError.self) { _ = try await service.logIn(credentials) }
        }
        try await database.write { try $0.execute("ALTER TABLE unreadable RENAME TO users") }
        for _ in 0..<6 {
            await #expect(throws: PasswordHashError.self) { _ = try await forgetful.logIn(credentials) }
        }

        await #expect(throws: AccountError.invalidCredentials) { _ = try await service.logIn(credentials) }
    }

    @Test func `A login canceled before its password is hashed does not count`() async throws {
        let database = try Database.inMemory()
        let hasher = HasherSpy { _ in withUnsafeCurrentTask { $0?.cancel() } }
        let service = LocalAccountService(database, hasher: hasher)
        let credentials = try makeCredentials()

        let login = Task { try await service.logIn(credentials) }

        await #expect(throws: CancellationError.self) { _ = try await login.value }
        let counts = try await database.read { try $0.rows("SELECT number FROM tries_under_way") { $0.integer(0) } }
        #expect(counts.isEmpty)
    }
}
