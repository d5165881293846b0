import Foundation

/// Keeps the image cache within its limits of size and age.
struct ImageHousekeeping {
    private struct File {
        let url: URL
        let bytes: Int
        let status: stat
    }

    let directory: URL
    /// The most bytes the files may have together.
    let limit: Int
    /// How long an image is good for, in seconds.
    let lifetime: TimeInterval

    /// A tenth of the limit: what may be written before the directory is looked through again.
    var largestFile: Int { limit / 10 }

    /// Whether a file is young enough to be shown. One from the future is not: the clock was wrong then, or is now.
    func isFresh(_ status: stat, at date: Date) -> Bool {
        let age = date.timeIntervalSince1970 - TimeInterval(status.modified)
        return age < lifetime && age > -lifetime
    }

    /// Removes what is too old, then the oldest of what is too much; returns how many bytes may be written now.
    func clean(at date: Date) -> Int {
        let files = files().sorted { $0.status.modified < $1.status.modified }
        var bytes = files.reduce(0) { $0 + $1.bytes }
        for file in files where bytes > limit - largestFile || !isFresh(file.status, at: date) {
            if unlink(file.url.path) == 0 { bytes -= file.bytes }
        }
        return largestFile
    }

    private func files() -> [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.compactMap { name in
            let url = directory.appending(path: name)
            var status = stat()
            guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            return File(url: url, bytes: Int(status.st_size), status: status)
        }
    }
}

extension stat {
    /// When the file was written, in seconds since 1970.
    fileprivate var modified: Int {
        #if canImport(Darwin)
            Int(st_mtimespec.tv_sec)
        #else
            Int(st_mtim.tv_sec)
        #endif
    }
}
