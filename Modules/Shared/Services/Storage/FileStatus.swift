import Foundation

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }

    var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }

    /// Whether everybody may write to the file.
    var isOpenToAll: Bool { st_mode & S_IWOTH != 0 }

    /// Whether the file belongs to another user than this one or root.
    var isForeign: Bool { ![0, geteuid()].contains(st_uid) }

    /// The name of the file's owner, or “user” and a number if the user has none.
    var owner: String { getpwuid(st_uid).map { String(cString: $0.pointee.pw_name) } ?? "user \(st_uid)" }
}

/// What tells a file or a directory from every other one, whatever its path is.
struct FileIdentity: Equatable {
    private let device: UInt64
    private let number: UInt64

    /// Identifies what is at `path` now, or at the target of symbolic links there; `nil` if there is nothing.
    init?(at path: String) {
        guard let status = URL(filePath: path).targetStatus else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(status.st_ino)
    }
}

extension URL {
    /// The result of `lstat`; `nil` if there is no file.
    var status: stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    /// The result of `stat`, which follows symbolic links; `nil` if there is no file.
    var targetStatus: stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// Returns the path of `name` in the directory of this file.
    func beside(_ name: String) -> URL { deletingLastPathComponent().appending(path: name) }

    /// The paths of the files of an SQLite database, itself last: as long as it is there, SQLite does not take the
    /// others for a new database's.
    var databaseFiles: [URL] { ["-wal", "-shm", "-journal", ""].map { beside(lastPathComponent + $0) } }
}
