import Foundation

/// The database of the image cache. As it can be loaded again, a damaged one is removed without a word.
struct ImageDatabase {
    private static let tables = [
        Migration(
            sql: """
                CREATE TABLE images (
                    id INTEGER PRIMARY KEY,
                    address TEXT NOT NULL UNIQUE,
                    network TEXT NOT NULL,
                    loaded REAL NOT NULL,
                    used REAL NOT NULL,
                    bytes INTEGER NOT NULL,
                    image BLOB NOT NULL
                );
                CREATE INDEX images_by_use ON images (used, bytes, loaded);
                """
        )
    ]

    /// The file of the database; `nil` in memory.
    let file: URL?
    let patience: Duration

    /// Opens the database, and begins a new one if it is missing or damaged. Throws if its directory is world-writable,
    /// or belongs to another user than this one or root.
    func open() throws -> SQLiteConnection {
        guard let file else { return try prepared(SQLiteConnection()) }
        let directory = file.deletingLastPathComponent()
        try PrivateDirectory.create(directory)
        guard let status = directory.targetStatus, !status.isOpenToAll, !status.isForeign else {
            throw StorageError("Others may write to it")
        }
        return try withLock(on: directory, patience: patience) {
            do {
                return try open(file)
            } catch let error as StorageError where error.kind == .damage {
                removeFiles()
                return try open(file)
            }
        }
    }

    /// Removes a damaged database, unless another process has done so.
    func remove(_ connection: SQLiteConnection) {
        guard let file else { return }
        try? withLock(on: file.deletingLastPathComponent(), patience: patience) {
            if !connection.hasMoved { removeFiles() }
        }
    }

    private func open(_ file: URL) throws -> SQLiteConnection {
        for file in file.databaseFiles {
            guard let status = file.status else { continue }
            guard status.isRegular, !status.isForeign else { throw StorageError("It is not a file of this user") }
        }
        return try prepared(SQLiteConnection(file: file, patience: patience))
    }

    private func prepared(_ connection: SQLiteConnection) throws -> SQLiteConnection {
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        guard try Migration.migrate(connection, through: Self.tables) else {
            throw StorageError("It is of a later version")
        }
        return connection
    }

    private func removeFiles() {
        for file in file?.databaseFiles ?? [] { unlink(file.path) }
    }
}

extension ImageDatabase {
    /// Removes the files in which earlier versions cached images, and their folder in `directory` if it is empty then.
    static func removeOldFiles(in directory: URL) {
        let folder = directory.appending(path: "images")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let images = names.filter { $0.wholeMatch(of: /[0-9a-f]{16}\.image|[0-9]+-[0-9]+\.draft/) != nil }
        for name in images { unlink(folder.appending(path: name).path) }
        if !images.isEmpty { rmdir(folder.path) }
    }
}
