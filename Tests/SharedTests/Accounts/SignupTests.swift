import Foundation
import TestSupport
import Testing

@testable import Shared

struct SignupTests {
    @Test func `A new account returns its email for the login`() async throws {
        let fixture = try await AccountsFixture()

        let outcome = try await fixture.accounts.signUp(makeRegistration("Zoe@Example.com"))

        #expect(outcome == .accountCreated(email: "Zoe@Example.com"))
        #expect(try await fixture.sessions.current() == nil)
    }

    @Test func `A new account is logged in if the option says so, and no file holds the password`() async throws {
        let directory = try TemporaryDirectory()
        let fixture = try await AccountsFixture(at: .directory(directory.url), afterSignup: .landing)

        let outcome = try await fixture.accounts.signUp(makeRegistration(password: "Unforgettable1"))

        #expect(outcome == .loggedIn)
        let zoe = try await fixture.accounts.users().first { $0.firstName == "Zoe" }
        #expect(try await fixture.sessions.current()?.userID == zoe?.id)
        let contents = try directory.names().map { try Data(contentsOf: directory.url.appending(path: $0)) }
        #expect(contents.allSatisfy { $0.range(of: Data("Unforgettable1".utf8)) == nil })
    }

    @Test func `A new account whose session cannot be saved exists and can log in`() async throws {
        let clock = VirtualClock()
        let sessions = SessionStoreStub(clock: clock)
        let images = MemoryImageStore(clock: clock)
        let location = StorageLocation.memory(Storage(database: try .inMemory(), sessions: sessions, images: images))
        let fixture = try await AccountsFixture(at: location, clock: clock, afterSignup: .landing)
        sessions.failure = StorageError("disk full")

        let outcome = try await fixture.accounts.signUp(makeRegistration("Zoe@Example.com"))

        #expect(outcome == .accountCreated(email: "Zoe@Example.com"))
        sessions.failure = nil
        try await fixture.accounts.logIn(makeCredentials("zoe@example.com", "Secret1"))
    }

    @Test(arguments: ["ibrar@elgrocer.com", " IBRAR@ElGrocer.COM ", "E\u{301}VA@example.com"])
    func `A taken email is refused in any letter case, beyond ASCII too`(email: String) async throws {
        let fixture = try await AccountsFixture(afterSignup: .landing)
        _ = try await fixture.accounts.signUp(makeRegistration("\u{e9}va@example.com"))
        try await fixture.sessions.remove()

        await #expect(throws: AccountError.emailTaken) {
            try await fixture.accounts.signUp(makeRegistration(email))
        }

        #expect(try await (fixture.accounts.users().count, fixture.sessions.current()) == (4, nil))
    }

    @Test func `An account is not stored if its signup is canceled before the database is free`() async throws {
        let database = try Database.inMemory()
        let users = UserTable(database: database)
        let registration = try makeRegistration()

        await #expect(throws: CancellationError.self) {
            try await canceled { try await users.add(registration, passwordHash: "hash") }
        }

        #expect(try await users.isEmpty())
    }
}
