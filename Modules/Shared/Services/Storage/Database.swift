import Foundation

/// The database of the app, which several processes may have open at once.
package actor Database {
    private let executor = QueueExecutor(label: "Database")
    private let connection: SQLiteConnection

    /// Opens the database in `file` and brings its tables up to date. One that is damaged is set aside, which `warn`
    /// hears of in a sentence, and a new one begins. Files that mean nothing without the old one, the `dependents`, are
    /// removed before that. `patience` is how long a lock is waited for, here and later.
    package init(
        file: URL,
        dependents: [URL] = [],
        patience: Duration = .seconds(5),
        warn: @Sendable (String) -> Void
    ) throws(DataDirectoryError) {
        let opened = try DatabaseFile(url: file, dependents: dependents, patience: patience).open()
        connection = opened.connection
        if let setAside = opened.setAside {
            warn("The database was damaged; it is kept as \(setAside.path), and a new one begins.")
        }
    }

    /// Waiting for a lock blocks the database's own thread and no other.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Reads what is stored. Throws `StorageError`, or what `body` throws.
    func read<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) throws -> Value {
        do {
            return try body(connection)
        } catch let error as SQLiteError {
            throw StorageError(error.message)
        }
    }

    /// Does all of `body`, or nothing where it throws; on disk before it returns. Throws `StorageError`, or what `body`
    /// throws.
    func write<Value: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> Value) throws -> Value {
        try read { connection in
            try connection.transaction { try body(connection) }
        }
    }
}
