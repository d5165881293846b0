/// The accounts that exist from the start. Their password is public.
enum SeedAccounts {
    private static let password = "ibrar1234"

    /// Hashed in advance at full cost, which would take a second at the first start.
    private static let people = [
        (
            first: "Ibrar", email: "ibrar@elgrocer.com", phone: "+971501234501",
            hash: "$7$F6..../....WxDE5/sp4xqgi6GThUHMUn$yPwdLTyl8zf6L8/7TVq6sv7QhnJJVfNviYkF4D2i8I9"
        ),
        (
            first: "Anas", email: "anas@elgrocer.com", phone: "+971501234502",
            hash: "$7$F6..../....e0YAl0OWIaR2c2JS2AvGPu$wwTGonHn0PQK.sYcnIb.H7aDOrHyccGaL9HblwYv9f."
        ),
        (
            first: "Ali", email: "ali@elgrocer.com", phone: "+971501234503",
            hash: "$7$F6..../....VrgEzZ/7SnqvcrICFYB3qV$14BC7/xUTMEq80VZdZeIB6AlQ2mlYgKDNnlj0AO1hW2"
        ),
    ]

    /// Adds the accounts to a database without accounts. A hasher with another cost hashes their passwords itself.
    static func plant(in users: UserTable, hasher: any PasswordHasher) async throws {
        guard try await users.isEmpty() else { return }
        var accounts: [(Registration, passwordHash: String)] = []
        for person in people {
            guard let email = EmailAddress(person.email), let phone = PhoneNumber(person.phone) else { continue }
            let registration = Registration(
                firstName: person.first,
                lastName: "Demo",
                credentials: Credentials(email: email, password: password),
                phone: phone
            )
            let hash = hasher.isCurrent(person.hash) ? person.hash : try await hasher.hash(password)
            accounts.append((registration, passwordHash: hash))
        }
        try await users.addMissing(accounts)
    }
}
