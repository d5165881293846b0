import Foundation
import Testing

@testable import Shared

/// Adds a user of that first name.
func addUser(_ name: String, to database: Database) async throws {
    try await database.write { try insert(name, $0) }
}

func insert(_ name: String, _ connection: SQLiteConnection) throws {
    try connection.run(
        """
        INSERT INTO users (first_name, last_name, email, email_key, phone, password_hash)
        VALUES (?1, ?1, ?1, ?1, ?1, ?1)
        """,
        .text(name)
    )
}

/// The first name of everybody in the database.
func firstNames(in database: Database) async throws -> [String] {
    try await database.read { try $0.rows("SELECT first_name FROM users") { $0.text(0) } }
}

/// The lock of a directory, held as another process would hold it, as long as this object lives.
final class HeldLock {
    private let descriptor: Int32

    init(of directory: URL) {
        descriptor = open(directory.path, O_RDONLY)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }

    deinit {
        close(descriptor)
    }
}
