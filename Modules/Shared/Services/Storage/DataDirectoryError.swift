import Foundation

/// The reasons why the app cannot start on a data directory.
package enum DataDirectoryError: Error, Equatable {
    case cannotCreate(path: String, reason: String)
    case cannotOpen(path: String, reason: String)
    /// Another process kept the database locked for too long.
    case locked(path: String)
    /// There is no space left on the disk.
    case full(path: String)
    /// The disk has space left, but can hold no further file.
    case noFilesLeft(path: String)
    /// A file belongs to another user, or is a database with other tables.
    case cannotUse(path: String, reason: String)
    /// `HOME` is a relative path, and neither an option nor another variable names the directory.
    case homeNotAbsolute(String)
    /// A variable that names a directory is not UTF-8.
    case notUTF8(variable: String)
    /// A later version of the app has changed the tables.
    case newer(path: String, version: Int, known: Int)

    /// One sentence on what is wrong and one on what to do.
    package var message: String {
        switch self {
        case .cannotCreate(let path, let reason):
            "Cannot use the data directory \(path): \(reason). Choose another one with --data."
        case .cannotOpen(let path, let reason):
            "Cannot open the database \(path): \(reason). Make it readable and writable, or choose another data "
                + "directory with --data."
        case .locked(let path):
            "The database \(path) is locked by another program. End that program, then try again."
        case .full(let path):
            "There is no space left for \(path). Free some space on that disk, then try again."
        case .noFilesLeft(let path):
            "There is no room for another file beside \(path). Remove some files from that disk, then try again."
        case .cannotUse(let path, let reason):
            "Cannot use \(path): \(reason). Choose another data directory with --data."
        case .homeNotAbsolute(let path):
            "HOME is “\(path)”, which is not an absolute path. Correct HOME, or choose a data directory with --data."
        case .notUTF8(let variable):
            "\(variable) is not UTF-8. Correct or unset it."
        case .newer(let path, let version, let known):
            "The database \(path) has version \(version), this arch-demo knows version \(known). Use a newer "
                + "arch-demo, or choose another data directory with --data."
        }
    }
}

extension DataDirectoryError {
    /// Returns the error for a full disk: `noFilesLeft` if the file system of `path` can hold no further file.
    static func full(at path: String) -> DataDirectoryError {
        var status = statvfs()
        let directory = URL(filePath: path).deletingLastPathComponent().path
        let hasRoomForNoFile = statvfs(directory, &status) == 0 && status.f_files > 0 && status.f_favail == 0
        return hasRoomForNoFile ? .noFilesLeft(path: path) : .full(path: path)
    }

    /// Creates the error for `error`, which was thrown when the database at `path` was opened.
    init(opening path: String, _ error: any Error) {
        switch error {
        case let error as DataDirectoryError: self = error
        case let error as StorageError:
            switch error.kind {
            case .locked: self = .locked(path: path)
            case .full: self = .full(at: path)
            case .mismatch:
                self = .cannotUse(path: path, reason: "It does not have the tables of this app (\(error.reason))")
            case .damage, .other: self = .cannotOpen(path: path, reason: error.reason)
            }
        default: self = .cannotOpen(path: path, reason: error.localizedDescription)
        }
    }
}
