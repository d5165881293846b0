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
        #expect(log.entries == ["before: answered"])

        await fixture.clock.advance(by: .milliseconds(999))
        #expect(log.entries == ["before: answered"])
        await fixture.clock.advance(by: .milliseconds(1))

        #expect(log.entries == ["before: answered", "after: failed"])
    }

    @Test func `Neither a login nor a signup that is canceled before its answer saves anything`() async throws {
        let fixture = try await AccountsFixture(afterSignup: .landing, latency: .seconds(2))
        let (credentials, registration) = (try makeCredentials(), try makeRegistration())
        let work = Work<String>(clock: fixture.clock)
        work.run("log in") {
            try await fixture.accounts.logIn(credentials)
        } then: { _ in
            Issue.record("Canceled work was answered.")
        }
        work.run("sign up") {
            try await fixture.accounts.signUp(registration)
        } then: { _ in
            Issue.record("Canceled work was answered.")
        }

        await fixture.clock.advance(by: .seconds(1))
        for job in ["log in", "sign up"] { work.cancel(job) }
        await fixture.clock.advance(by: .seconds(10))

        let reopened = try await AccountsFixture(at: fixture.location, clock: fixture.clock)
        #expect(try await reopened.accounts.users().count == 3)
        #expect(try await reopened.sessions.current() == nil)
    }

    @Test func `A login canceled while its session is saved removes no session`() async throws {
        let login = try await LoginUnderWay()
        login.sessions.hold()
        login.begin()
        await login.clock.settle()

        login.work.cancel("log in")
        login.sessions.release()
        await login.clock.settle()

        #expect(login.sessions.messages.count == 1)
        #expect(try await login.sessions.current() == nil)
    }

    @Test func `A login canceled while its password is checked saves nothing`() async throws {
        let login = try await LoginUnderWay { work in await work.cancel("log in") }

        login.begin()
        await login.clock.settle()

        #expect(login.sessions.messages == [])
    }

    @Test func `A signup canceled while its password is hashed makes no account`() async throws {
        let clock = VirtualClock()
        let work = Work<String>(clock: clock)
        let service = LocalAccountService(
            try .inMemory(),
            hasher: ApprovingHasher(duringHash: { await work.cancel("sign up") }),
            clock: clock,
            sessions: SessionStoreStub(clock: clock)
        )
        let registration = try makeRegistration()

        work.run("sign up") {
            try await service.signUp(registration)
        } then: { _ in
            Issue.record("Canceled work was answered.")
        }
        await clock.settle()

        #expect(try await service.users().isEmpty)
    }
}

/// A login that is canceled before its end, with a session store that can be held.
@MainActor
private struct LoginUnderWay {
    let clock = VirtualClock()
    let sessions: SessionStoreStub
    let work: Work<String>
    private let service: LocalAccountService
    private let registration: Registration

    /// Creates a login whose password is right; `meanwhile` is called while it is checked.
    init(meanwhile: @escaping @Sendable (Work<String>) async -> Void = { _ in }) async throws {
        let work = Work<String>(clock: clock)
        self.work = work
        sessions = SessionStoreStub(clock: clock)
        registration = try makeRegistration()
        service = LocalAccountService(
            try .inMemory(),
            hasher: ApprovingHasher(duringVerification: { await meanwhile(work) }),
            clock: clock,
            sessions: sessions
        )
        _ = try await service.signUp(registration)
    }

    func begin() {
        work.run("log in") { [service, registration] in
            try await service.logIn(registration.credentials)
        } then: { _ in
            Issue.record("Canceled work was answered.")
        }
    }
}

/// Accepts every password, after another action.
private struct ApprovingHasher: PasswordHasher {
    var duringHash: @Sendable () async -> Void = {}
    var duringVerification: @Sendable () async -> Void = {}

    func hash(_ password: String) async throws -> String {
        await duringHash()
        return "hash"
    }

    func verify(_ password: String, against stored: String?) async throws -> Bool {
        await duringVerification()
        return true
    }

    func isCurrent(_ stored: String) -> Bool { true }
}
