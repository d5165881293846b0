import Foundation

/// Why stored data could not be read or written.
package struct StorageError: Error, Equatable {
    /// What the storage said.
    package let reason: String
    /// Whether somebody else holds a lock.
    let isLocked: Bool
    /// Whether there is no space left.
    let isFull: Bool

    package init(_ reason: String) {
        (self.reason, isLocked, isFull) = (reason, false, false)
    }

    init(_ error: SQLiteError) {
        (reason, isLocked, isFull) = (error.message, error.isBusy, error.isFull)
    }

    private init(code: Int32) {
        reason = String(cString: strerror(code))
        isLocked = code == EWOULDBLOCK || code == EINTR
        isFull = Self.isFull(code)
    }

    /// The error that the last system call on this thread has left in `errno`.
    static var ofLastCall: StorageError { StorageError(code: errno) }

    /// Whether the system's error `code` says that a disk, a quota or a limit is full.
    static func isFull(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
