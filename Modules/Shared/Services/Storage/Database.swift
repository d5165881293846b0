import Foundation

/// The database of the app, which several processes may have open at once.
package actor Database {
    private let executor = QueueExecutor(label: "Database")
    private let connection: SQLiteConnection
    /// Where the database is.
    nonisolated let path: String

    /// Opens the database in `file` and brings its tables up to date. A damaged one is set aside, `warn` is called with
    /// a sentence that says so, and a new one begins. `patience` is how long a lock is waited for, here and later.
    package init(
        file: URL,
        patience: Duration = .seconds(5),
        warn: @Sendable (String) -> Void
    ) throws(DataDirectoryError) {
        path = file.path
        connection = try DatabaseFile(file, patience: patience).open { setAside in
            warn("The database was damaged; it is kept as \(setAside.path), and a new one begins.")
        }
    }

    private init(_ connection: sending SQLiteConnection, path: String) {
        self.connection = connection
        self.path = path
    }

    /// A new database that lives in memory, as long as this object.
    package static func inMemory() throws -> Database {
        let path = ":memory:"
        let connection = try SQLiteConnection(path: path, patience: .zero)
        try connection.execute("PRAGMA foreign_keys = ON")
        _ = try Migration.migrate(connection)
        return Database(connection, path: path)
    }

    /// Waiting for a lock blocks the database's own thread and no other.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Reads what is stored. Throws `StorageError`, or what `body` throws.
    func read<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) throws -> Value {
        do {
            return try body(connection)
        } catch let error as SQLiteError {
            throw StorageError(error)
        }
    }

    /// Does all of `body`, or nothing where it throws; on disk before it returns. Throws `StorageError`, or what `body`
    /// throws.
    ///
    /// Another process may set the file aside, or somebody remove it, at any time: only what is in place after the
    /// transaction counts as written.
    func write<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) throws -> Value {
        try read { connection in
            try Self.checkPlace(of: connection)
            let value = try connection.transaction { try body(connection) }
            try Self.checkPlace(of: connection)
            return value
        }
    }

    private static func checkPlace(of connection: SQLiteConnection) throws(StorageError) {
        if connection.hasMoved { throw StorageError("the database was removed or replaced") }
    }
}
