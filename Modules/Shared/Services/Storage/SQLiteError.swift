import CSQLite

/// What SQLite answered in place of doing what it was asked.
struct SQLiteError: Error {
    /// The extended result code; its low byte is the primary one.
    let code: Int32
    let message: String

    init(_ code: Int32, _ handle: OpaquePointer?) {
        self.code = code
        message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    }

    /// Whether the file is no database, or no longer one that can be read.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff) }

    /// Whether there is no space left.
    var isFull: Bool { code & 0xff == SQLITE_FULL }

    /// Whether somebody else kept the database locked for too long.
    var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xff) }
}
