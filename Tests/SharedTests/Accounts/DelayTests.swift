import Foundation
import Shared
import TestSupport
import Testing

@MainActor
struct DelayTests {
    @Test
    func `A request is answered after the delay, not before, and as the connection was at its start`() async throws {
        let fixture = try await AccountsFixture(latency: .seconds(2))
        let work = Work<String>(clock: fixture.clock)
        let log = Log()
        for name in ["before", "after"] {
            work.run(name) {
                try await fixture.accounts.users()
            } then: { result in
                log.add((try? result.get()) == nil ? "\(name): failed" : "\(name): answered")
            }
            await fixture.clock.advance(by: .seconds(1))
            fixture.connection.network = .offline
        }

        await fixture.clock.advance(by: .milliseconds(999))
        log.add("2.999 s")
        await fixture.clock.advance(by: .milliseconds(1))

        log.entries.expect(["before: answered", "2.999 s", "after: failed"])
    }

    @Test func `A login canceled while its session is saved removes no session`() async throws {
        let clock = VirtualClock()
        let sessions = SessionStoreStub(clock: clock)
        let work = Work<String>(clock: clock)
        let service = LocalAccountService(
            try .inMemory(),
            hasher: ApprovingHasher(),
            clock: clock,
            sessions: sessions
        )
        let registration = try makeRegistration()
        _ = try await service.signUp(registration)
        sessions.hold()
        work.run("log in") {
            try await service.logIn(registration.credentials)
        } then: { _ in
            Issue.record("Canceled work was answered.")
        }
        await clock.settle()

        work.cancel("log in")
        sessions.release()
        await clock.settle()

        #expect(sessions.messages.count == 1)
        #expect(try await sessions.current() == nil)
    }

    @Test func `A login canceled while its password is checked saves nothing`() async throws {
        let sessions = SessionStoreStub(clock: VirtualClock())
        let hasher = ApprovingHasher(duringVerification: { withUnsafeCurrentTask { $0?.cancel() } })
        let service = LocalAccountService(try .inMemory(), hasher: hasher, sessions: sessions)
        let registration = try makeRegistration()
        _ = try await service.signUp(registration)

        let login = Task { try await service.logIn(registration.credentials) }

        await #expect(throws: CancellationError.self) { try await login.value }
        #expect(sessions.messages.isEmpty)
    }

    @Test func `A signup canceled while its password is hashed makes no account`() async throws {
        let hasher = ApprovingHasher(duringHash: { withUnsafeCurrentTask { $0?.cancel() } })
        let service = LocalAccountService(try .inMemory(), hasher: hasher)
        let registration = try makeRegistration()

        let signup = Task { try await service.signUp(registration) }

        await #expect(throws: CancellationError.self) { try await signup.value }
        #expect(try await service.users().isEmpty)
    }
}

/// Accepts every password, after another action.
private struct ApprovingHasher: PasswordHasher {
    var duringHash: @Sendable () -> Void = {}
    var duringVerification: @Sendable () -> Void = {}

    func hash(_ password: String) async throws -> String {
        duringHash()
        return "hash"
    }

    func verify(_ password: String, against stored: String?) async throws -> Bool {
        duringVerification()
        return true
    }

    func dearest(of stored: [String]) -> String? { nil }

    func isCurrent(_ stored: String) -> Bool { true }
}
