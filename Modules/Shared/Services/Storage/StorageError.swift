import CSQLite
import Foundation

/// The reason why stored data could not be read or written.
package struct StorageError: Error, Equatable {
    /// The reasons that differ in what follows.
    enum Kind {
        /// Another process holds a lock.
        case locked
        /// There is no space left.
        case full
        /// A statement does not fit the database's tables, as one is missing or there already.
        case mismatch
        /// The file is not a database or is damaged.
        case damage
        case other
    }

    /// The message of SQLite or the system.
    package let reason: String
    let kind: Kind

    package init(_ reason: String) {
        (self.reason, kind) = (reason, .other)
    }

    /// Creates the error for an extended result code of SQLite, whose low byte is the primary one.
    init(sqlite code: Int32, _ handle: OpaquePointer?) {
        // SQLite reports no `errno` for a failed commit.
        let causes = [errno, handle.map { sqlite3_system_errno($0) } ?? 0]
        reason = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
        kind =
            switch code & 0xff {
            case SQLITE_BUSY, SQLITE_LOCKED: .locked
            case SQLITE_FULL: .full
            case SQLITE_IOERR, SQLITE_CANTOPEN: causes.contains(where: Self.isFull) ? .full : .other
            case SQLITE_ERROR: .mismatch
            case SQLITE_CORRUPT, SQLITE_NOTADB: .damage
            default: .other
            }
    }

    /// The error that a failed system call on this thread has just left in `errno`.
    static var ofLastCall: StorageError { StorageError(system: errno) }

    private init(system code: Int32) {
        reason = String(cString: strerror(code))
        kind = [EWOULDBLOCK, EINTR].contains(code) ? .locked : Self.isFull(code) ? .full : .other
    }

    /// Returns whether the system's error `code` means that a disk, a quota or a limit is full.
    private static func isFull(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
