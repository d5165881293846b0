import Foundation
import Shared
import TestSupport
import Testing

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
    }

    @Test func `Simultaneous tries cannot exceed the limit, and those refused are not checked`() async throws {
        let log = Log()
        let service = LocalAccountService(try .inMemory(), hasher: HasherSpy { log.add($0) })

        let failures = await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { await failure { try await service.logIn(makeCredentials("a@b.c", "wrong1234")) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(failures.count { $0 == .tooManyAttempts(seconds: 30) } == 15)
        #expect(log.entries == Array(repeating: "verify", count: 5))
    }
}
