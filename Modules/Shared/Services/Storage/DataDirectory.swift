import Foundation

/// The directory that contains the app's data.
package struct DataDirectory: Sendable {
    /// The longest path in bytes: with it, SQLite accepts that of a new database's journal.
    private static let longestPath = 512 - "/.arch-demo.sqlite-new-journal".utf8.count

    private let url: URL

    /// Opens the directory at `url`. A missing one is created for its owner alone, parents included; an existing one
    /// keeps its mode. Throws if the directory is world-writable, belongs to another user than this one or root, is not
    /// writable for this user, or has too long a path.
    package init(at url: URL) throws(DataDirectoryError) {
        self.url = url
        do {
            try checkLength()
            try PrivateDirectory.create(url)
            try check()
        } catch {
            throw error.kind == .full
                ? .full(at: url.path) : .cannotCreate(path: url.path, reason: error.reason)
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

    /// Returns the default directory of the image cache: a folder of the data directory that the user has chosen,
    /// unless `XDG_CACHE_HOME` is set.
    package static func standardCache(
        chosenData: URL?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DataDirectoryError) -> URL {
        if let chosenData, environment["XDG_CACHE_HOME"]?.hasPrefix("/") != true { return cache(in: chosenData) }
        return try UserDirectory.url("XDG_CACHE_HOME", orInHome: ".cache", environment)
    }

    /// Returns the folder of a data directory in which images are cached.
    static func cache(in directory: URL) -> URL { directory.appending(path: "cache") }

    /// Returns the directory at `path`, which the user has named. Throws if the path is relative to a working directory
    /// that has been removed or is not UTF-8.
    package static func chosen(_ path: String) throws(DataDirectoryError) -> URL {
        if !path.hasPrefix("/"), let objection = WorkingDirectory.objection {
            throw .cannotCreate(path: path, reason: objection)
        }
        return URL(filePath: path, directoryHint: .isDirectory)
    }

    private func checkLength() throws(StorageError) {
        let length = url.resolvingSymlinksInPath().path.utf8.count
        guard length <= Self.longestPath else {
            throw StorageError("Its path has \(length) bytes, a database allows \(Self.longestPath)")
        }
    }

    private func check() throws(StorageError) {
        guard let status = url.targetStatus else { throw .ofLastCall }
        guard status.isDirectory else { throw StorageError("Not a directory") }
        guard !status.isForeign else { throw StorageError("It belongs to \(status.owner)") }
        guard !status.isOpenToAll else { throw StorageError("Everybody may write to it") }
        guard access(url.path, W_OK) == 0 else { throw .ofLastCall }
    }
}
