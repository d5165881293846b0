import Foundation

/// What tells a file or a directory from every other one, whatever its path is.
struct FileIdentity: Equatable {
    private let device: UInt64
    private let number: UInt64

    /// Identifies what is at `path` now, or at the target of symbolic links there; `nil` if there is nothing.
    init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(status.st_ino)
    }
}
