import Foundation

/// The file of the database, which is opened, migrated and, if it is damaged, replaced.
struct DatabaseFile {
    private let place: DatabasePlace
    private let patience: Duration

    /// Refers to the file at `url`, or to the target of a symbolic link there.
    init(_ url: URL, patience: Duration, by calls: FileCalls = .system) {
        place = DatabasePlace(url, by: calls)
        self.patience = patience
    }

    /// Opens the database, and calls `report` with the new path of a damaged one. Processes that start at the same time
    /// take turns, so that only one migrates or replaces it.
    func open(_ report: (URL) -> Void) throws(DataDirectoryError) -> SQLiteConnection {
        try place.checkOwners()
        do {
            return try withLock(on: place.url.deletingLastPathComponent(), patience: patience) {
                try openOrReplace(report)
            }
        } catch {
            throw DataDirectoryError(opening: place.url.path, error)
        }
    }

    private func openOrReplace(_ report: (URL) -> Void) throws -> SQLiteConnection {
        if !place.hasDraft { try place.reportSetAside(report) }
        let connection = try openedOrReplaced()
        try place.reportSetAside(report)
        place.removeLeftovers()
        return connection
    }

    private func openedOrReplaced() throws -> SQLiteConnection {
        switch try place.content() {
        case .cutShortDatabase:
            return try replaced()
        case .nothing:
            try makeDraft()
            try place.moveDraft()
            return try prepared(try connect(to: place.url))
        case .database:
            let connection = try connect(to: place.url)
            do {
                return try prepared(connection)
            } catch let error as SQLiteError where error.isDamage {
                // Closing it first would make SQLite delete the write-ahead log.
                return try withExtendedLifetime(connection) { try replaced() }
            }
        }
    }

    private func replaced() throws -> SQLiteConnection {
        try makeDraft()
        try place.setAside()
        return try prepared(try connect(to: place.url))
    }

    /// Creates a new database under a temporary name, so that an unfinished one that a killed process left is not taken
    /// for a damaged one.
    private func makeDraft() throws {
        let path = place.draft.path
        for file in [path, path + "-journal"] { unlink(file) }
        _ = try Migration.migrate(try connect(to: place.draft))
    }

    /// Sets the mode while a new file is still empty; the write-ahead log inherits the mode.
    private func connect(to url: URL) throws -> SQLiteConnection {
        chmod(url.path, 0o600)
        let connection = try SQLiteConnection(path: url.path, patience: patience)
        guard chmod(url.path, 0o600) == 0 else { throw StorageError.ofLastCall }
        return connection
    }

    /// Reads the header, the schema and the beginning of each table in the file, whatever its name is: that reveals
    /// damage without reading every row.
    private func prepared(_ connection: SQLiteConnection) throws -> SQLiteConnection {
        try connection.execute(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = FULL;
            PRAGMA foreign_keys = ON;
            SELECT count(*) FROM sqlite_master;
            """
        )
        guard try Migration.migrate(connection) else {
            let version = try Migration.version(of: connection)
            guard version > 0 else {
                throw DataDirectoryError.cannotUse(path: place.url.path, reason: "Its version is \(version)")
            }
            throw DataDirectoryError.newer(path: place.url.path, version: version, known: Migration.all.count)
        }
        let query = """
            SELECT printf('SELECT 1 FROM "%w" LIMIT 1', name) FROM sqlite_master WHERE type = 'table' AND rootpage > 0
            """
        for statement in try connection.rows(query, read: { $0.text(0) }) { try connection.execute(statement) }
        return connection
    }
}
