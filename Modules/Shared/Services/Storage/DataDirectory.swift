import Foundation

/// The directory that holds all the app keeps.
package struct DataDirectory: Sendable {
    private let url: URL

    /// The directory at `url`. Where it is missing it is created for its owner alone, parents included; one that is
    /// there keeps its mode, and is refused where everybody may write to it, or this user may not.
    package init(at url: URL) throws(DataDirectoryError) {
        self.url = url
        do {
            try PrivateDirectory.create(url)
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

    /// Removes what a kill left of a session file, unless another process has the directory's lock.
    func removeLeftovers() {
        try? withLock(on: url, patience: .zero) { DurableFile.removeLeftovers(of: session) }
    }

    private func check() throws(StorageError) {
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw .ofLastCall }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw StorageError("Not a directory") }
        guard !PrivateDirectory.isOpenToAll(url) else { throw StorageError("Everybody may write to it") }
        guard access(url.path, W_OK) == 0 else { throw .ofLastCall }
    }
}
