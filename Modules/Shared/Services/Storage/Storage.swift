import Foundation

/// The database and the stores in which the app keeps its data.
package struct Storage: Sendable {
    package let database: Database
    package let sessions: any SessionStore
    package let images: any ImageStore

    /// Creates storage in files. `directory` is created if it is missing, and what was saved survives a crash. Images
    /// are in a folder of `cache`. `warn` is called with a sentence if a damaged database was set aside.
    package static func directory(
        _ directory: URL,
        cache: URL,
        clock: any AppClock,
        warn: @Sendable (String) -> Void
    ) throws(DataDirectoryError) -> Storage {
        let directory = try DataDirectory(at: directory)
        directory.removeLeftovers()
        let database = try Database(file: directory.database, warn: warn)
        return Storage(
            database: database,
            sessions: FileSessionStore(file: directory.session, database: database, clock: clock),
            images: ImageDisk(cacheDirectory: cache, clock: clock)
        )
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
