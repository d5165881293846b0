import Foundation

/// The directory that contains the app's data.
package struct DataDirectory: Sendable {
    private let url: URL

    /// Opens the directory at `url`. A missing one is created for its owner alone, parents included; an existing one
    /// keeps its mode. Throws if the directory is world-writable, or not writable for this user.
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

    /// Returns the default directory, by the XDG Base Directory Specification.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DataDirectoryError) -> URL {
        try UserDirectory.url("XDG_DATA_HOME", orInHome: ".local/share", environment)
    }

    /// Removes unfinished session files that a killed process left, unless another process has the directory's lock.
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
