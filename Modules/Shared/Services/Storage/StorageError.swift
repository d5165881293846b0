import Foundation

/// Why stored data could not be read or written.
package struct StorageError: Error, Equatable {
    /// What the storage said.
    package let reason: String
    /// The number of the system's error, where it was one.
    private let code: Int32?

    package init(_ reason: String) {
        self.reason = reason
        code = nil
    }

    private init(code: Int32) {
        reason = String(cString: strerror(code))
        self.code = code
    }

    /// The error that the last system call on this thread has left in `errno`.
    static var ofLastCall: StorageError { StorageError(code: errno) }

    /// Whether somebody else holds a lock.
    var isLocked: Bool { code == EWOULDBLOCK || code == EINTR }

    /// Whether there is no space left.
    var isFull: Bool { code == ENOSPC || code == EDQUOT }
}
