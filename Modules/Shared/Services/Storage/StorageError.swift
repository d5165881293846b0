import CSQLite
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

/// An error that SQLite returned.
struct SQLiteError: Error {
    /// The extended result code; its low byte is the primary one.
    let code: Int32
    let message: String
    /// The values of `errno` behind an I/O error. SQLite reports none for a failed commit.
    private let systemCodes: [Int32]

    init(_ code: Int32, _ handle: OpaquePointer?) {
        systemCodes = [errno, handle.map { sqlite3_system_errno($0) } ?? 0]
        self.code = code
        message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    }

    /// Whether the file is not a database or is damaged.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff) }

    /// Whether there is no space left.
    var isFull: Bool {
        code & 0xff == SQLITE_FULL
            || [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff) && systemCodes.contains(where: StorageError.isFull)
    }

    /// Whether a statement does not fit the tables, as one is missing or there already.
    var isMismatch: Bool { code & 0xff == SQLITE_ERROR }

    /// Whether another process kept the database locked for too long.
    var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xff) }
}
