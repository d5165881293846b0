import Shared
import TestSupport
import Testing

struct UserListTests {
    @Test func `A new database has the seed accounts, and a restart adds none`() async throws {
        let before = try await AccountsFixture()

        let after = try await AccountsFixture(at: before.location)

        let users = [(3, "Ali"), (2, "Anas"), (1, "Ibrar")].map { id, name in
            User(
                id: id,
                firstName: name,
                lastName: "Demo",
                email: "\(name.lowercased())@elgrocer.com",
                phone: "+97150123450\(id)"
            )
        }
        try await [before.accounts.users(), after.accounts.users()].expect([users, users])
    }

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
        users.map { "\($0.fullName) \($0.email.prefix { $0 != "@" })" }.expect([
            "Ann Ábbott 8", "Bob abbott 9", "Bob abbott 10", "bob Abbott 7", "Zoe abbott 6", "Zoë Ångström 1",
            "Max Łuk 2", "Max Lv 3", "Zed Van 5", "Ann van Dyk 4", "A ZZ 0",
        ])
    }

    @Test func `An unreachable service lists no users`() async throws {
        let fixture = try await AccountsFixture()
        fixture.connection.network = .offline

        await #expect(throws: ServiceError.noConnection) { try await fixture.accounts.users() }
    }
}
