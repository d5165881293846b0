import Foundation

/// The directory that holds all the app keeps.
package struct DataDirectory: Sendable {
    private let url: URL

    /// The directory at `url`, created where it is missing and closed to everybody but its owner.
    ///
    /// One that belongs to somebody else, or that is shared as `/tmp` is, keeps its mode; the files are closed anyway.
    package init(at url: URL) throws(DataDirectoryError) {
        self.url = url
        do {
            let isNew = !FileManager.default.fileExists(atPath: url.path)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try close()
            if isNew { try DurableFile.synchronize(url.deletingLastPathComponent()) }
        } catch {
            let reason = (error as? StorageError)?.reason ?? error.localizedDescription
            throw .cannotCreate(path: url.path, reason: reason)
        }
    }

    package var database: URL { url.appending(path: "arch-demo.sqlite") }
    package var session: URL { url.appending(path: "session") }

    /// Where the data is unless the user says otherwise, by the XDG Base Directory Specification.
    package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            return URL(filePath: path, directoryHint: .isDirectory).appending(path: "arch-demo")
        }
        let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
        return home.appending(path: ".local/share/arch-demo")
    }

    private func close() throws(StorageError) {
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw StorageError(lastSystemError()) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw StorageError("it is not a directory") }
        guard status.st_uid == geteuid(), status.st_mode & S_ISVTX == 0 else { return }
        guard chmod(url.path, 0o700) == 0 else { throw StorageError(lastSystemError()) }
    }
}
