import Foundation

/// The directory that holds all the app keeps.
package struct DataDirectory: Sendable {
    private let url: URL

    /// The directory at `url`. Where it is missing it is created for its owner alone, parents included; one that is
    /// there keeps its mode, and is refused where everybody may write to it, or this user may not.
    package init(at url: URL) throws(DataDirectoryError) {
        self.url = url
        do {
            try Self.create(url.path)
            try check()
        } catch {
            throw error.isFull ? .full(path: url.path) : .cannotCreate(path: url.path, reason: error.reason)
        }
    }

    package var database: URL { url.appending(path: "arch-demo.sqlite") }
    package var session: URL { url.appending(path: "session") }

    /// Where the data is unless the user says otherwise, by the XDG Base Directory Specification.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DataDirectoryError) -> URL {
        try UserDirectory.url("XDG_DATA_HOME", orInHome: ".local/share", environment)
    }

    private static func create(_ path: String) throws(StorageError) {
        if access(path, F_OK) == 0 { return }
        guard errno == ENOENT else { throw .ofLastCall }
        var parent = "/"
        for name in path.split(separator: "/") {
            let directory = parent + name + "/"
            if access(directory, F_OK) != 0 {
                guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { throw .ofLastCall }
                try DurableFile.synchronize(URL(filePath: parent))
            }
            parent = directory
        }
    }

    private func check() throws(StorageError) {
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw .ofLastCall }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw StorageError("Not a directory") }
        guard status.st_mode & S_IWOTH == 0 else { throw StorageError("Everybody may write to it") }
        guard access(url.path, W_OK) == 0 else { throw .ofLastCall }
    }
}
