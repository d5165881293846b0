import Foundation

/// The reason why stored data could not be read or written.
package struct StorageError: Error, Equatable {
    /// The message of SQLite or the system.
    package let reason: String
    /// Whether another process holds a lock.
    let isLocked: Bool
    /// Whether there is no space left.
    let isFull: Bool
    /// Whether the database's tables are not those of the app.
    let isMismatch: Bool

    package init(_ reason: String) {
        (self.reason, isLocked, isFull, isMismatch) = (reason, false, false, false)
    }

    init(_ error: SQLiteError) {
        (reason, isLocked, isFull) = (error.message, error.isBusy, error.isFull)
        isMismatch = error.isMismatch
    }

    private init(code: Int32) {
        reason = String(cString: strerror(code))
        isLocked = code == EWOULDBLOCK || code == EINTR
        isFull = Self.isFull(code)
        isMismatch = false
    }

    /// The error that a failed system call on this thread has just left in `errno`.
    static var ofLastCall: StorageError { StorageError(code: errno) }

    /// Returns whether the system's error `code` means that a disk, a quota or a limit is full.
    static func isFull(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
