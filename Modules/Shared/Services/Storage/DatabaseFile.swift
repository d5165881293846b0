import Foundation

/// The file of the database, which is opened, migrated and, if it is damaged, replaced.
struct DatabaseFile {
    private let url: URL
    /// The symbolic links that lead to the database.
    private let links: [URL]
    private let patience: Duration
    private let calls: FileCalls

    /// Refers to the file at `url`, or to the target of symbolic links there.
    init(_ url: URL, patience: Duration, by calls: FileCalls = .system) {
        (links, self.url) = url.followingSymbolicLinks
        self.patience = patience
        self.calls = calls
    }

    /// Opens the database, and calls `warn` with a sentence if it is damaged. Processes that start at the same time
    /// take turns, so that only one creates, migrates or replaces it.
    func open(_ warn: (String) -> Void) throws(DataDirectoryError) -> SQLiteConnection {
        try checkOwners()
        do {
            return try withLock(on: url.deletingLastPathComponent(), patience: patience) {
                try openedOrReplaced(warn)
            }
        } catch {
            throw DataDirectoryError(opening: url.path, error)
        }
    }

    /// Throws if the database, its directory, one of its other files or a link to it belongs to another user than this
    /// one or root.
    private func checkOwners() throws(DataDirectoryError) {
        let directory = url.deletingLastPathComponent().resolvingSymlinksInPath()
        for url in links + [directory] + url.databaseFiles {
            guard let status = url.status, status.isForeign else { continue }
            throw .cannotUse(path: url.path, reason: "It belongs to \(status.owner)")
        }
    }

    private func openedOrReplaced(_ warn: (String) -> Void) throws -> SQLiteConnection {
        try checkKinds()
        guard let status = url.status else {
            let hasLog = url.databaseFiles[0].status != nil
            return try hasLog ? replaced(warn) : created()
        }
        // SQLite may take a file smaller than the smallest page for a new database.
        guard status.st_size >= 512 else { return try replaced(warn) }
        let connection = try SQLiteConnection(file: url, patience: patience)
        do {
            return try prepared(connection)
        } catch let error as StorageError where error.kind == .damage {
            // Closing it first would make SQLite delete the write-ahead log.
            return try withExtendedLifetime(connection) { try replaced(warn) }
        }
    }

    /// Throws if the database or one of its other files is not a file: SQLite would wait for the other end of a pipe.
    private func checkKinds() throws(StorageError) {
        for file in url.databaseFiles where file.status?.isRegular == false {
            throw StorageError(
                file.path == url.path ? "Not a regular file" : "\(file.lastPathComponent) is not a regular file"
            )
        }
    }

    private func replaced(_ warn: (String) -> Void) throws -> SQLiteConnection {
        try DamagedDatabase(url: url, calls: calls).moveAside(warn)
        return try created()
    }

    /// Creates a new database under a temporary name, so that an unfinished one that a killed process left is not taken
    /// for a damaged one.
    private func created() throws -> SQLiteConnection {
        let draft = url.beside(".\(url.lastPathComponent)-new")
        for file in draft.databaseFiles { unlink(file.path) }
        _ = try Migration.migrate(try SQLiteConnection(file: draft, patience: patience))
        guard calls.rename(draft, url) == 0 else { throw StorageError.ofLastCall }
        try DurableFile.synchronize(url.deletingLastPathComponent(), by: calls)
        return try prepared(try SQLiteConnection(file: url, patience: patience))
    }

    /// Reads the header, the schema and the beginning of each table in the file, whatever its name is: that reveals
    /// damage without reading every row.
    private func prepared(_ connection: SQLiteConnection) throws -> SQLiteConnection {
        // A change of the mode would not wait for another program that writes.
        let mode = try connection.rows("PRAGMA journal_mode") { $0.text(0) }
        if mode != ["wal"] { try connection.transaction {} }
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
                throw DataDirectoryError.cannotUse(path: url.path, reason: "Its version is \(version)")
            }
            throw DataDirectoryError.newer(path: url.path, version: version, known: Migration.all.count)
        }
        let query = """
            SELECT printf('SELECT 1 FROM "%w" LIMIT 1', name) FROM sqlite_master WHERE type = 'table' AND rootpage > 0
            """
        for statement in try connection.rows(query, read: { $0.text(0) }) { try connection.execute(statement) }
        return connection
    }
}

extension URL {
    /// The symbolic links at this path, and their final target, whether it exists or not.
    fileprivate var followingSymbolicLinks: (links: [URL], target: URL) {
        var (links, url) = ([URL](), self)
        while links.count < 40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
            links.append(url)
            url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
        }
        return (links, url)
    }
}
