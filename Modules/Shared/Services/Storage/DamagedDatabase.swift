import Foundation

/// A database that cannot be read. It is kept beside the new one, with the date in its name.
struct DamagedDatabase {
    let url: URL
    let calls: FileCalls

    /// Calls `warn` with a sentence that names the new path, then moves the database there with its other files. All of
    /// it is on disk when the method returns, so that SQLite never applies an old log to a new database.
    func moveAside(_ warn: (String) -> Void) throws(StorageError) {
        let aside = freeURL()
        warn("The database was damaged; it is kept as \(aside.path), and a new one begins.")
        for (file, place) in zip(url.databaseFiles, aside.databaseFiles) where file.status != nil {
            guard calls.rename(file, place) == 0 else { throw .ofLastCall }
        }
        try DurableFile.synchronize(url.deletingLastPathComponent(), by: calls)
    }

    /// Returns an unused path for the set-aside database and its companion files.
    private func freeURL() -> URL {
        let date = Date.now.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let name = "\(url.deletingPathExtension().lastPathComponent)-damaged-\(date)"
        var (free, number) = (url.beside("\(name).sqlite"), 1)
        while free.databaseFiles.contains(where: { $0.status != nil }) {
            number += 1
            free = url.beside("\(name)-\(number).sqlite")
        }
        return free
    }
}
