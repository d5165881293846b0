import Foundation

/// The directory that holds all the app keeps.
package struct DataDirectory: Sendable {
    private let url: URL

    /// The directory at `url`, created where it is missing and closed to everybody but its owner.
    ///
    /// One that belongs to somebody else, or that is shared as `/tmp` is, keeps its mode; the files are closed anyway.
    /// One that its owner made read-only stays so, and is refused.
    package init(at url: URL) throws(DataDirectoryError) {
        self.url = url
        do {
            try Self.create(url)
            try close()
            try checkThatItCanBeWritten()
        } catch {
            throw .cannotCreate(path: url.path, reason: error.reason)
        }
    }

    package var database: URL { url.appending(path: "arch-demo.sqlite") }
    package var session: URL { url.appending(path: "session") }

    /// Where the data is unless the user says otherwise, by the XDG Base Directory Specification.
    package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        UserDirectory.url("XDG_DATA_HOME", orInHome: ".local/share", environment)
    }

    private static func create(_ url: URL) throws(StorageError) {
        let parent = url.deletingLastPathComponent()
        if access(parent.path, F_OK) != 0, parent.path != url.path { try create(parent) }
        if mkdir(url.path, 0o700) == 0 { return try DurableFile.synchronize(parent) }
        guard errno == EEXIST else { throw StorageError(lastSystemError()) }
    }

    private func close() throws(StorageError) {
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw StorageError(lastSystemError()) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw StorageError("Not a directory") }
        guard status.st_uid == geteuid(), status.st_mode & S_ISVTX == 0 else { return }
        guard chmod(url.path, status.st_mode & S_IRWXU) == 0 else { throw StorageError(lastSystemError()) }
    }

    private func checkThatItCanBeWritten() throws(StorageError) {
        guard access(url.path, W_OK) == 0 else { throw StorageError(lastSystemError()) }
    }
}
