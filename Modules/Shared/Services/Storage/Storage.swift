import Dispatch
import Foundation

/// The database and the stores in which the app keeps its data.
package struct Storage: Sendable {
    package let database: Database
    package let sessions: any SessionStore
    package let images: any ImageStore

    /// Creates storage in files. `directory` is created if it is missing, and what was saved survives a crash. Images
    /// are in a folder of `cache`. `warn` is called with a sentence if a damaged database was set aside. Waits for
    /// other processes on a thread of its own.
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
                    directory.removeLeftovers()
                    let database = try Database(file: directory.database, warn: warn)
                    return Storage(
                        database: database,
                        sessions: FileSessionStore(file: directory.session, database: database, clock: clock),
                        images: ImageDisk(cacheDirectory: cache, clock: clock)
                    )
                }
                continuation.resume(returning: storage)
            }
        }
        return try storage.get()
    }

    /// Creates storage in memory, without files. The data exists as long as a copy of the value. `log` counts what is
    /// written to the database.
    package static func memory(clock: any AppClock, log: RowLog? = nil) throws -> Storage {
        let database = try Database.inMemory(log: log)
        return Storage(
            database: database,
            sessions: MemorySessionStore(database: database, clock: clock),
            images: MemoryImageStore(clock: clock)
        )
    }
}
