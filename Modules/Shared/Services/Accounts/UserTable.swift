/// The accounts in the database.
struct UserTable: Sendable {
    let database: Database

    /// An account's id and the hash of its password.
    struct Login: Sendable {
        let userID: Int
        let passwordHash: String
    }

    /// Returns id and hash of the account with this email; `nil` if there is none.
    func login(_ email: EmailAddress) async throws -> Login? {
        try await database.read { connection in
            try connection.rows("SELECT id, password_hash FROM users WHERE email_key = ?", .text(email.key)) { row in
                Login(userID: row.integer(0), passwordHash: row.text(1))
            }.first
        }
    }

    /// Adds an account, unless canceled, and returns its id; `nil` if the email is taken.
    func add(_ registration: Registration, passwordHash: String) async throws -> Int? {
        try await database.write { connection in
            try Task.checkCancellation()
            return try Self.insert(registration, passwordHash, connection)
        }
    }

    /// Adds the accounts that are missing, in one transaction.
    func addMissing(_ accounts: [(Registration, passwordHash: String)]) async throws {
        try await database.write { connection in
            for (registration, hash) in accounts { _ = try Self.insert(registration, hash, connection) }
        }
    }

    func isEmpty() async throws -> Bool {
        try await database.read { connection in
            try connection.rows("SELECT 1 FROM users LIMIT 1") { $0.integer(0) }.isEmpty
        }
    }

    /// Returns all accounts, unordered.
    func all() async throws -> [User] {
        try await database.read { connection in
            try connection.rows("SELECT id, first_name, last_name, email, phone FROM users") { row in
                User(
                    id: row.integer(0),
                    firstName: row.text(1),
                    lastName: row.text(2),
                    email: row.text(3),
                    phone: row.text(4)
                )
            }
        }
    }

    private static func insert(
        _ registration: Registration,
        _ passwordHash: String,
        _ connection: SQLiteConnection
    ) throws -> Int? {
        let inserted = try connection.run(
            """
            INSERT INTO users (first_name, last_name, email, email_key, phone, password_hash)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING
            """,
            .text(registration.firstName),
            .text(registration.lastName),
            .text(registration.credentials.email.text),
            .text(registration.credentials.email.key),
            .text(registration.phone.text),
            .text(passwordHash)
        )
        return inserted == 1 ? connection.lastInsertedID : nil
    }
}
