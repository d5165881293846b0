import Foundation
import TestSupport
import Testing

@testable import Shared

struct SignupTests {
    @Test func `A new account can be logged in at once, and no file holds the password`() async throws {
        let directory = try TemporaryDirectory()
        let fixture = try await AccountsFixture(at: .directory(directory.url))

        let session = try await fixture.accounts.signUp(makeRegistration(password: "Unforgettable1"))
        try await fixture.sessions.save(session)

        let zoe = try await fixture.accounts.users().first { $0.firstName == "Zoe" }
        #expect(try await fixture.sessions.current()?.userID == zoe?.id)
        let contents = try directory.names().map { try Data(contentsOf: directory.url.appending(path: $0)) }
        #expect(contents.allSatisfy { $0.range(of: Data("Unforgettable1".utf8)) == nil })
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

struct UserListTests {
    @Test func `Users are sorted by last name, first name and id, as English sorts names`() async throws {
        let fixture = try await AccountsFixture()
        let names = [
            ("A", "ZZ"), ("Zoë", "Ångström"), ("Max", "Łuk"), ("Max", "Lv"), ("Ann", "van Dyk"), ("Zed", "Van"),
            ("Zoe", "abbott"), ("bob", "Abbott"), ("Ann", "Ábbott"), ("Bob", "abbott"), ("Bob", "abbott"),
        ]

        for (number, name) in names.enumerated() {
            _ = try await fixture.accounts.signUp(makeRegistration("\(number)@b.c", first: name.0, last: name.1))
        }

        let users = try await fixture.accounts.users().filter { !$0.email.hasSuffix("@elgrocer.com") }
        users.map { "\($0.firstName) \($0.lastName) \($0.email.prefix { $0 != "@" })" }.expect([
            "Ann Ábbott 8", "Bob abbott 9", "Bob abbott 10", "bob Abbott 7", "Zoe abbott 6", "Zoë Ångström 1",
            "Max Łuk 2", "Max Lv 3", "Zed Van 5", "Ann van Dyk 4", "A ZZ 0",
        ])
    }
}
