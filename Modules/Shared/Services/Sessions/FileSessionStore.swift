import Foundation

/// Stores the session in the database, and in a file that names this device's session.
///
/// Several processes may share the file. Each keeps the session that it found or saved: once another process has
/// replaced it, this process is logged out, so that it writes nothing to the wrong account.
package actor FileSessionStore: SessionStore {
    private let executor = QueueExecutor(label: "FileSessionStore")
    private let table: SessionTable
    private let file: SessionFile
    private let clock: any AppClock
    private var own: Session?

    /// Creates the store in `file` and `database`. `patience` is how long to wait for the lock of the file's directory.
    package init(
        file: URL,
        database: Database,
        clock: any AppClock,
        patience: Duration = .seconds(5),
        by calls: FileCalls = .system
    ) {
        table = SessionTable(database: database)
        self.file = SessionFile(url: file, patience: patience, calls: calls)
        self.clock = clock
    }

    /// The store's own thread, the only one that waiting for a lock blocks.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package func current() async throws -> Session? {
        let ended = try file.endedTokens()
        // At the start only: later a read must not wait for a write.
        if own == nil { await removeRows(of: ended) }
        guard
            let stored = try file.session(),
            !ended.contains(stored.token),
            let session = try await table.session(stored.token, of: stored.userID, at: clock.now)
        else { return nil }
        own = own ?? session
        return own?.token == session.token ? session : nil
    }

    /// Writes the row first, because a row without a file has no effect.
    package func save(_ session: Session) async throws {
        try await table.add(session, at: clock.now)
        try file.write(session)
        own = session
        await removeRows(of: (try? file.endedTokens()) ?? [])
    }

    package func remove() async throws {
        if let own { try await remove(own.token) }
    }

    /// Ends a session by removing its file and its row; throws `StorageError` if neither can be removed. The row is
    /// last, because it may have to wait for another process, and this one may be killed meanwhile: until it is removed
    /// the session is refused, so that a copy of its file does not restore it.
    private func remove(_ token: String) async throws {
        let isFileRemoved = (try? file.end(token)) != nil
        do {
            try await table.remove([token])
            try? file.forget([token])
        } catch {
            guard !isFileRemoved else { return }
            try? file.forget([token])
            throw error
        }
    }

    /// Removes the rows of ended sessions that could not be removed before, if that is possible now.
    private func removeRows(of ended: Set<String>) async {
        guard !ended.isEmpty, (try? await table.remove(ended)) != nil else { return }
        try? file.forget(ended)
    }
}
