import Foundation
import Shared
import TestSupport
import Testing

struct LoginTests {
    @Test(arguments: ["ibrar@elgrocer.com", "anas@elgrocer.com", "ALI@elgrocer.com"])
    func `The seed accounts log in`(email: String) async throws {
        let fixture = try await AccountsFixture()

        try await fixture.accounts.logIn(makeCredentials(email))

        let session = try #require(try await fixture.sessions.current())
        #expect(session.expires == fixture.clock.now + Session.lifetime)
        #expect(session.token.count >= 32)
    }

    @Test
    func `The hash that the seed accounts share matches their password`() async throws {
        let fixture = try await AccountsFixture(passwordCost: .full)

        try await fixture.accounts.logIn(makeCredentials())

        #expect(try await fixture.sessions.current() != nil)
    }

    @Test
    func `Every login has a new token`() async throws {
        let fixture = try await AccountsFixture()

        try await fixture.accounts.logIn(makeCredentials())
        let first = try await fixture.sessions.current()
        try await fixture.accounts.logIn(makeCredentials())
        let second = try await fixture.sessions.current()

        #expect(first?.userID == second?.userID)
        #expect(first?.token != second?.token)
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
    func `After five wrong passwords the right one is refused for 30 seconds`(email: String) async throws {
        let fixture = try await AccountsFixture()
        try await fixture.fail(5, email: email)

        await fixture.clock.advance(by: .milliseconds(500))
        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            try await fixture.accounts.logIn(makeCredentials(email))
        }
        await fixture.clock.advance(by: .seconds(29))
        await #expect(throws: AccountError.tooManyAttempts(seconds: 1)) {
            try await fixture.accounts.logIn(makeCredentials(email))
        }

        #expect(try await fixture.sessions.current() == nil)
    }

    @Test
    func `A failure after the lock locks for twice as long`() async throws {
        let fixture = try await AccountsFixture()
        try await fixture.fail(5)
        await fixture.clock.advance(by: .seconds(30))

        try await fixture.fail(1)

        await #expect(throws: AccountError.tooManyAttempts(seconds: 60)) {
            try await fixture.accounts.logIn(makeCredentials())
        }
    }

    @Test
    func `A successful login resets the count`() async throws {
        let fixture = try await AccountsFixture()
        try await fixture.fail(4)

        try await fixture.accounts.logIn(makeCredentials())
        try await fixture.fail(4)

        try await fixture.accounts.logIn(makeCredentials())
        #expect(try await fixture.sessions.current() != nil)
    }

    @Test
    func `Failures for one email lock no other email`() async throws {
        let fixture = try await AccountsFixture()

        try await fixture.fail(5)

        try await fixture.accounts.logIn(makeCredentials("anas@elgrocer.com"))
        #expect(try await fixture.sessions.current() != nil)
    }

    @Test
    func `The lock survives a restart`() async throws {
        let directory = try TemporaryDirectory()
        let before = try await AccountsFixture(at: .directory(directory.url))
        try await before.fail(5)

        let after = try await AccountsFixture(at: before.location, clock: before.clock)

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            try await after.accounts.logIn(makeCredentials())
        }
    }

    @Test
    func `After the clock is set back, the lock lasts no longer than it says`() async throws {
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

    @Test
    func `A process whose clock was set back ends no lock`() async throws {
        let directory = try TemporaryDirectory()
        let right = try await AccountsFixture(at: .directory(directory.url))
        try await right.fail(5)

        let clock = VirtualClock(start: right.clock.now - 365 * 86_400)
        let wrong = try await AccountsFixture(at: right.location, clock: clock)
        try await wrong.fail(1)

        await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
            try await right.accounts.logIn(makeCredentials())
        }
    }

    @Test
    func `Simultaneous tries cannot exceed the limit, and those refused are not checked`() async throws {
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
        #expect(log.entries == Array(repeating: "verify", count: 5))
    }

    @Test
    func `An unreachable service counts no attempt`() async throws {
        let fixture = try await AccountsFixture()
        fixture.connection.network = .offline

        for _ in 0..<6 {
            await #expect(throws: ServiceError.noConnection) { try await fixture.accounts.logIn(makeCredentials()) }
        }
        fixture.connection.network = .sample

        try await fixture.accounts.logIn(makeCredentials())
        #expect(try await fixture.sessions.current() != nil)
    }
}
