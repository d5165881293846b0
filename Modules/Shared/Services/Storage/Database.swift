import Foundation
import Synchronization

/// The database of the app, which several processes may have open at once.
package actor Database {
    /// An empty database in memory, of which each new one is a copy: copying takes a sixth of the time of migrating.
    /// Only who holds the lock `copying` uses it.
    private nonisolated(unsafe) static let empty = Result {
        let connection = try SQLiteConnection()
        _ = try Migration.migrate(connection)
        return connection
    }
    private static let copying = Mutex(())

    private let executor = QueueExecutor(label: "Database")
    private let connection: SQLiteConnection
    /// Writes on a connection and a thread of its own, so that no read waits while a write waits for another process;
    /// `nil` in memory, where a second connection would open another database.
    private let writer: Database?
    /// The path of the database.
    nonisolated let path: String
    /// The file that is open; `nil` in memory.
    private let file: FileIdentity?

    /// Opens the database in `file` and migrates it. If it is damaged, `warn` is called with a sentence that says so,
    /// it is moved aside, and a new one is created. `patience` is how long to wait for a lock, here and later.
    package init(
        file: URL,
        patience: Duration = .seconds(5),
        warn: @Sendable (String) -> Void
    ) throws(DataDirectoryError) {
        path = file.path
        writer = Database(try DatabaseFile(file, patience: patience).open(warn), file: file)
        do {
            connection = try SQLiteConnection(path: path, patience: patience, isThere: true)
        } catch {
            throw DataDirectoryError(opening: path, error)
        }
        self.file = nil
    }

    /// Creates a database that reads and writes on one connection; `file` is `nil` in memory.
    private init(_ connection: sending SQLiteConnection, file: URL? = nil) {
        self.connection = connection
        writer = nil
        path = file?.path ?? ":memory:"
        self.file = file.flatMap { FileIdentity(at: $0.path) }
    }

    /// Creates a database in memory, which exists as long as this object; `log` counts what is written to it.
    package static func inMemory(log: RowLog? = nil) throws -> Database {
        try copying.withLock { _ in try copy(of: empty.get(), log) }
    }

    /// Returns a copy in memory; `log` counts what is written to it.
    package func copy(log: RowLog) throws -> Database {
        try Self.copy(of: connection, log)
    }

    private static func copy(of original: SQLiteConnection, _ log: RowLog?) throws -> Database {
        // SQLite copies the pages: nothing of `original` is retained.
        nonisolated(unsafe) let connection = try SQLiteConnection()
        try connection.copy(original)
        try connection.execute("PRAGMA foreign_keys = ON")
        if let log { connection.count(in: log) }
        return Database(connection)
    }

    /// The connection's own thread, the only one that waiting for a lock blocks.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Calls `body` to read from the database, all of it as of one moment. Throws `StorageError`, or what `body`
    /// throws.
    func read<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) throws -> Value {
        try connection.snapshot { try body(connection) }
    }

    /// Calls `body` in a transaction, which is rolled back if it throws. The changes are on disk when the method
    /// returns. Throws `StorageError`, or what `body` throws.
    ///
    /// Another process may set the file aside, or remove it, at any time, and a symbolic link on the way to it may be
    /// changed: a transaction counts only if the file is still at the path after it.
    nonisolated(nonsending) func write<Value: Sendable>(
        _ body: @Sendable (SQLiteConnection) throws -> Value
    ) async throws -> Value {
        try await (writer ?? self).transaction(body)
    }

    private func transaction<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) throws -> Value {
        try checkPlace()
        let value = try connection.transaction { try body(connection) }
        try checkPlace()
        return value
    }

    private func checkPlace() throws(StorageError) {
        if connection.hasMoved || (file != nil && FileIdentity(at: path) != file) {
            throw StorageError("the database was removed or replaced")
        }
    }
}
