import Foundation

/// Keeps the session in the database, and in a file that says which of the sessions there is this device's.
///
/// Several processes may share the file. Each stays with the session it found or saved: where another process has put
/// another one there, nobody is logged in here any more, so that nothing is written to the wrong account.
package actor FileSessionStore: SessionStore {
    private let executor = QueueExecutor(label: "FileSessionStore")
    private let table: SessionTable
    private let file: SessionFile
    private let clock: any AppClock
    private var own: Session?

    /// The store in `file` and `database`. `patience` is how long the lock of the file's directory is waited for.
    package init(file: URL, database: Database, clock: any AppClock, patience: Duration = .seconds(5)) {
        table = SessionTable(database: database)
        self.file = SessionFile(url: file, patience: patience)
        self.clock = clock
    }

    /// Waiting for a lock blocks the store's own thread and no other.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package func current() async -> Session? {
        guard
            let stored = try? file.session(),
            let session = try? await table.session(stored.token, of: stored.userID, at: clock.now)
        else { return nil }
        own = own ?? session
        return own?.token == session.token ? session : nil
    }

    /// The row comes first: one without its file does nothing.
    package func save(_ session: Session) async throws {
        try await table.add(session, at: clock.now)
        try file.write(session)
        own = session
    }

    /// Leaves another process's session where it is. A session has ended once its row or its file is removed; throws
    /// `StorageError` where neither can be.
    package func remove() async throws {
        guard let token = own?.token ?? (try? file.session())?.token else { return try file.remove(nil) }
        do {
            try await table.remove(token)
            try? file.remove(token)
        } catch {
            try file.remove(token)
        }
    }
}
