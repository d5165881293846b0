import Dispatch
import Foundation

/// The database and the stores in which the app keeps its data.
package struct Storage: Sendable {
    package let database: Database
    package let sessions: any SessionStore
    let images: ImageCache

    /// Creates storage in files. `directory` is created if it is missing, and what was saved survives a crash. Images
    /// are cached in the directory `cache`. `warn` is called with a sentence if a damaged database was set aside, or if
    /// passwords cannot be checked on this system. Waits for other processes on a thread of its own.
    package static func directory(
        _ url: URL,
        cache: URL,
        clock: any AppClock,
        warn: @escaping @Sendable (String) -> Void
    ) async throws(DataDirectoryError) -> Storage {
        let storage: Result<Storage, DataDirectoryError> = await withCheckedContinuation { continuation in
            DispatchQueue(label: "Storage").async {
                let storage = Result { () throws(DataDirectoryError) in
                    let directory = try DataDirectory(at: url)
                    for place in [url, cache] { ImageDatabase.removeOldFiles(in: place) }
                    let database = try Database(file: directory.database, warn: warn)
                    return Storage(
                        database: database,
                        sessions: FileSessionStore(file: directory.session, database: database, clock: clock),
                        images: ImageCache(directory: cache, clock: clock)
                    )
                }
                continuation.resume(returning: storage)
            }
        }
        return try await storage.get().checked(warn)
    }

    /// Returns the storage; calls `warn` if it holds passwords that another system hashed.
    private func checked(_ warn: (String) -> Void) async throws(DataDirectoryError) -> Storage {
        do {
            guard try await UserTable(database: database).hasForeignHash() else { return self }
        } catch {
            throw DataDirectoryError(opening: database.path, error)
        }
        warn(
            "Passwords in \(database.path) were hashed on another system and cannot be checked here: log in there, or "
                + "choose another directory with --data."
        )
        return self
    }

    /// Creates storage in memory, without files. The data exists as long as a copy of the value. `log` counts what is
    /// written to the database.
    package static func memory(clock: any AppClock, log: RowLog? = nil) throws -> Storage {
        let database = try Database.inMemory(log: log)
        return Storage(
            database: database,
            sessions: MemorySessionStore(database: database, clock: clock),
            images: ImageCache(clock: clock)
        )
    }
}

/// The place of the data that all launches of an app share.
package enum StorageLocation: Sendable {
    /// Files, which each launch opens again. Images are cached in `cache`; `nil` means a folder of the directory.
    case directory(URL, cache: URL? = nil)
    /// Memory, for temporary data.
    case memory(Storage)

    /// Opens the storage for one launch; `warn` is called as by `Storage.directory`.
    package func open(
        clock: any AppClock,
        warn: @escaping @Sendable (String) -> Void
    ) async throws(DataDirectoryError) -> Storage {
        switch self {
        case .directory(let url, let cache):
            try await .directory(url, cache: cache ?? DataDirectory.cache(in: url), clock: clock, warn: warn)
        case .memory(let storage): storage
        }
    }
}
