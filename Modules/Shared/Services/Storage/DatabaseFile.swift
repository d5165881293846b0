import Foundation

/// The file of the database: opened, brought up to date and, where it is damaged, replaced.
struct DatabaseFile {
    /// What opening came to.
    struct Opened {
        let connection: SQLiteConnection
        /// Where the damaged database went, if there was one.
        let setAside: URL?
    }

    let url: URL
    /// The files that are removed before a new database begins.
    let dependents: [URL]
    let patience: Duration

    /// Opens the database. Processes that start together take turns, so that one alone migrates or replaces it.
    func open() throws(DataDirectoryError) -> Opened {
        do {
            return try withLock(on: url.deletingLastPathComponent()) { try openOrReplace() }
        } catch let error as DataDirectoryError {
            throw error
        } catch let error as SQLiteError where error.isBusy {
            throw .locked(path: url.path)
        } catch let error as SQLiteError {
            throw .cannotOpen(path: url.path, reason: error.message)
        } catch {
            throw .cannotOpen(path: url.path, reason: (error as? StorageError)?.reason ?? error.localizedDescription)
        }
    }

    private func openOrReplace() throws -> Opened {
        let damaged = DamagedDatabase(url: url)
        if damaged.isCutShort { return try replace(damaged) }
        if damaged.isMissing { try create() }
        let connection = try connect(to: url)
        do {
            return Opened(connection: try prepared(connection), setAside: nil)
        } catch let error as SQLiteError where error.isDamage {
            // Closing it first would make SQLite delete the write-ahead log.
            return try withExtendedLifetime(connection) { try replace(damaged) }
        }
    }

    private func replace(_ damaged: DamagedDatabase) throws -> Opened {
        let aside = try damaged.setAside()
        try create()
        return Opened(connection: try prepared(try connect(to: url)), setAside: aside)
    }

    /// A new database gets its name once it is whole, so that what a kill leaves of it is not taken for a damaged one.
    private func create() throws {
        for file in dependents { try DurableFile.remove(file) }
        let directory = url.deletingLastPathComponent()
        let draft = directory.appending(path: ".\(url.lastPathComponent)-new")
        for path in [draft.path, draft.path + "-journal"] { unlink(path) }
        _ = try Migration.migrate(try connect(to: draft))
        guard rename(draft.path, url.path) == 0 else { throw StorageError(lastSystemError()) }
        try DurableFile.synchronize(directory)
    }

    /// The new file is empty until its mode is right; the write-ahead log takes its mode from it.
    private func connect(to url: URL) throws -> SQLiteConnection {
        chmod(url.path, 0o600)
        let connection = try SQLiteConnection(path: url.path, patience: patience)
        guard chmod(url.path, 0o600) == 0 else { throw StorageError(lastSystemError()) }
        return connection
    }

    /// Reads header, schema and the beginning of each table, which is where damage shows without reading every row.
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
            throw DataDirectoryError.newer(path: url.path, version: version, known: Migration.all.count)
        }
        for table in try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table'", read: { $0.text(0) }) {
            _ = try connection.rows("SELECT 1 FROM \"\(table)\" LIMIT 1") { $0.integer(0) }
        }
        return connection
    }
}
