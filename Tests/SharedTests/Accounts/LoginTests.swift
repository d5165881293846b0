import Foundation
import Shared
import TestSupport
import Testing

struct LoginTests {
    @Test(arguments: ["ibrar@elgrocer.com", "anas@elgrocer.com", "ALI@elgrocer.com"])
    func `The seed accounts log in, each time with a new token`(email: String) async throws {
        let fixture = try await AccountsFixture()

        try await fixture.accounts.logIn(makeCredentials(email))
        let first = try #require(try await fixture.sessions.current())
        try await fixture.accounts.logIn(makeCredentials(email))
        let second = try #require(try await fixture.sessions.current())

        #expect(first.expires == fixture.clock.now + Session.lifetime)
        #expect(first.token.count >= 32)
        #expect(first.userID == second.userID)
        #expect(first.token != second.token)
    }

    @Test func `The hash that the seed accounts share matches their password`() async throws {
        let fixture = try await AccountsFixture(passwordCost: .full)

        try await fixture.accounts.logIn(makeCredentials())

        #expect(try await fixture.sessions.current() != nil)
    }

    @Test(arguments: [("ibrar@elgrocer.com", "ibrar1235"), ("nobody@elgrocer.com", "ibrar1234")])
    func `A wrong password and a wrong email throw the same error`(email: String, password: String) async throws {
        let fixture = try await AccountsFixture()

        await #expect(throws: AccountError.invalidCredentials) {
            try await fixture.accounts.logIn(makeCredentials(email, password))
        }

        #expect(try await fixture.sessions.current() == nil)
    }

    @Test(arguments: ["ibrar@elgrocer.com", "nobody@elgrocer.com"])
    func `After five wrong passwords the right one is refused for 30 seconds, after a sixth for twice as long`(
        email: String
    ) async throws {
        let fixture = try await AccountsFixture()
        try await fixture.fail(5, email: email)
        func expectLock(_ seconds: Int) async {
            await #expect(throws: AccountError.tooManyAttempts(seconds: seconds)) {
                try await fixture.accounts.logIn(makeCredentials(email))
            }
        }

        await fixture.clock.advance(by: .milliseconds(500))
        await expectLock(30)
        await fixture.clock.advance(by: .seconds(29))
        await expectLock(1)
        await fixture.clock.advance(by: .milliseconds(500))
        try await fixture.fail(1, email: email)
        await expectLock(60)

        #expect(try await fixture.sessions.current() == nil)
        try await fixture.accounts.logIn(makeCredentials("anas@elgrocer.com"))
    }

    @Test func `An unreachable service counts no attempt, and a successful login resets the count`() async throws {
        let fixture = try await AccountsFixture()
        try await fixture.fail(4)
        fixture.connection.network = .offline
        for _ in 0..<6 {
            await #expect(throws: ServiceError.noConnection) { try await fixture.accounts.logIn(makeCredentials()) }
        }
        fixture.connection.network = .sample

        try await fixture.accounts.logIn(makeCredentials())
        try await fixture.fail(4)

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

    @Test func `After the clock is set back, the lock lasts no longer than it says`() async throws {
        let directory = try TemporaryDirectory()
        let before = try await AccountsFixture(at: .directory(directory.url))
        try await before.fail(5)

        let lastYear = VirtualClock(start: before.clock.now - 365 * 86_400)
        let after = try await AccountsFixture(at: before.location, clock: lastYear)

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            try await after.accounts.logIn(makeCredentials())
        }
        await lastYear.advance(by: .seconds(30))
        try await after.accounts.logIn(makeCredentials())
        #expect(try await after.sessions.current() != nil)
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
