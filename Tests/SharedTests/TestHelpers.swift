import Foundation
import Synchronization
import Testing

@testable import Shared

/// Returns the failure with which `body` ends; `nil` if it succeeds.
nonisolated(nonsending) func failure<Value>(of body: () async throws -> Value) async -> Failure? {
    do {
        _ = try await body()
        return nil
    } catch {
        return Failure(error)
    }
}

/// Adds a user with that first name.
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

/// Returns the first names of all users in the database.
func firstNames(in database: Database) async throws -> [String] {
    try await database.read { try $0.rows("SELECT first_name FROM users") { $0.text(0) } }
}

/// Holds the lock of a directory until deinitialization, as another process would.
final class HeldLock {
    private let descriptor: Int32

    init(of directory: URL) {
        descriptor = open(directory.path, O_RDONLY)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }

    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    func release() {
        #expect(flock(descriptor, LOCK_UN) == 0)
    }
}

/// A virtual clock whose date can be set, as that of a real one can.
final class SettableClock: AppClock {
    let clock = VirtualClock()
    private let offset = Mutex(Duration.zero)

    var now: Date { clock.now + offset.withLock { $0.seconds } }
    var uptime: Duration { clock.uptime }

    func setDate(forwardBy duration: Duration) {
        offset.withLock { $0 = duration }
    }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        clock.schedule(after: delay, action)
    }
}

/// Calls `body` in a task that is canceled before it begins.
func canceled<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await body()
    }.value
}
