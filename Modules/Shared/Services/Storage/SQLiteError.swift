import CSQLite
import Foundation

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
