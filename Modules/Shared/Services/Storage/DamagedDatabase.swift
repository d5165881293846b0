import Foundation

/// A database that may have to make room for a new one.
struct DamagedDatabase {
    /// The database comes last: until then what SQLite keeps beside it is not taken for a new database's.
    private static let suffixes = ["-journal", "-wal", "-shm", ""]

    let url: URL

    var isMissing: Bool { size(of: url) == nil }

    /// Whether less than the smallest page is left of a database that was there: SQLite may take it for a new one.
    var isCutShort: Bool {
        guard let size = size(of: url) else { return size(of: url.withSuffix("-wal")) != nil }
        return size < 512
    }

    /// Gives the database a name no file has, together with the files beside it, and returns its new place.
    func setAside() throws(StorageError) -> URL {
        let free = freeURL()
        for suffix in Self.suffixes where size(of: url.withSuffix(suffix)) != nil {
            guard rename(url.withSuffix(suffix).path, free.withSuffix(suffix).path) == 0 else {
                throw StorageError(lastSystemError())
            }
        }
        try DurableFile.synchronize(url.deletingLastPathComponent())
        return free
    }

    private func freeURL() -> URL {
        var number = 1
        while Self.suffixes.contains(where: { size(of: numbered(number).withSuffix($0)) != nil }) { number += 1 }
        return numbered(number)
    }

    private func numbered(_ number: Int) -> URL {
        let stem = url.deletingPathExtension().lastPathComponent
        return url.deletingLastPathComponent().appending(path: "\(stem)-damaged-\(number).sqlite")
    }

    private func size(of url: URL) -> Int? {
        var status = stat()
        return lstat(url.path, &status) == 0 ? Int(status.st_size) : nil
    }
}

extension URL {
    /// The file beside this one whose name goes on with `suffix`.
    fileprivate func withSuffix(_ suffix: String) -> URL {
        deletingLastPathComponent().appending(path: lastPathComponent + suffix)
    }
}
