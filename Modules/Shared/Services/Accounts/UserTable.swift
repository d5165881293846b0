/// The accounts in the database.
struct UserTable: Sendable {
    let database: Database

    /// An account's id, the key of its email, and the hash of its password.
    struct Login: Sendable {
        let userID: Int
        let emailKey: String
        let passwordHash: String
    }

    /// Returns the login of the account with this email; `nil` if there is none. Of two accounts whose emails differ in
    /// letter case only, as earlier versions allowed, it is the one that was spelled so.
    func login(_ email: EmailAddress) async throws -> Login? {
        let sql = """
            SELECT id, email_key, password_hash FROM users WHERE email_key IN (?1, ?2) ORDER BY email_key = ?1 DESC
            """
        return try await database.read { connection in
            try connection.rows(sql, .text(email.formerKey), .text(email.key)) { row in
                Login(userID: row.integer(0), emailKey: row.text(1), passwordHash: row.text(2))
            }.first
        }
    }

    /// Returns the hashes of all passwords.
    func passwordHashes() async throws -> [String] {
        try await database.read { try $0.rows("SELECT password_hash FROM users") { $0.text(0) } }
    }

    /// Returns whether a password was hashed by a function that this system lacks.
    func hasForeignHash() async throws -> Bool {
        try await database.read { connection in
            let sql = "SELECT 1 FROM users WHERE password_hash NOT GLOB ? LIMIT 1"
            return try !connection.rows(sql, .text(SystemPasswordSetting.prefix + "*")) { $0.integer(0) }.isEmpty
        }
    }

    /// Replaces the hash of an account's password, unless it has changed since `login` was read.
    func replaceHash(of login: Login, by hash: String) async throws {
        _ = try await database.write { connection in
            try connection.run(
                "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
                .text(hash),
                .integer(login.userID),
                .text(login.passwordHash)
            )
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
