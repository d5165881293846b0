/// The accounts that exist from the start. Their password is public.
package enum SeedAccounts {
    /// The login that a host suggests to users without an account.
    package static let suggestion = LoginForm(email: "ibrar@elgrocer.com", password: "ibrar1234")

    /// The password hashed at full cost, which would take a third of a second at the first start. One hash for all
    /// accounts reveals only that they have the same password, which is public.
    private static let hash = "$7$F6..../....WxDE5/sp4xqgi6GThUHMUn$yPwdLTyl8zf6L8/7TVq6sv7QhnJJVfNviYkF4D2i8I9"

    private static let people = [
        (first: "Ibrar", email: suggestion.email, phone: "+971501234501"),
        (first: "Anas", email: "anas@elgrocer.com", phone: "+971501234502"),
        (first: "Ali", email: "ali@elgrocer.com", phone: "+971501234503"),
    ]

    /// Adds the accounts to a database without accounts. A hasher with another cost hashes their password itself, even
    /// if the start is canceled meanwhile.
    static func plant(in users: UserTable, hasher: any PasswordHasher) async throws {
        guard try await users.isEmpty() else { return }
        let hash = hasher.isCurrent(hash) ? hash : try await Task { try await hasher.hash(suggestion.password) }.value
        var accounts: [(Registration, passwordHash: String)] = []
        for person in people {
            guard let email = EmailAddress(person.email), let phone = PhoneNumber(person.phone) else { continue }
            let registration = Registration(
                firstName: person.first,
                lastName: "Demo",
                credentials: Credentials(email: email, password: suggestion.password),
                phone: phone
            )
            accounts.append((registration, passwordHash: hash))
        }
        try await users.addMissing(accounts)
    }
}
