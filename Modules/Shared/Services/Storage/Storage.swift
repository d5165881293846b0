import Foundation

/// What the app keeps its data in.
package struct Storage: Sendable {
    package let database: Database
    package let sessions: any SessionStore
    package let images: any ImageStore

    /// Files in `directory`, which is created where it is missing: what was saved is there after a crash. Images are in a
    /// folder of `cache`. `warn` is called with a sentence where a damaged database was set aside.
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

    /// Memory: the data is gone with the last copy of this value, and no file is made.
    package static func memory(clock: any AppClock) throws -> Storage {
        let database = try Database.inMemory()
        return Storage(
            database: database,
            sessions: MemorySessionStore(database: database, clock: clock),
            images: MemoryImageStore(clock: clock)
        )
    }
}
