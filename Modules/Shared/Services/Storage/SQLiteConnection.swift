import CSQLite
import Foundation

/// A connection to an SQLite database, for one thread at a time. Every method throws `StorageError`.
final class SQLiteConnection {
    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    private var log: RowLog?

    /// Opens the database at `path`, by default in memory; creates it if it is missing, unless it `isThere`. Waits up
    /// to `patience` for a lock.
    init(path: String = ":memory:", patience: Duration = .zero, isThere: Bool = false) throws {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | (isThere ? 0 : SQLITE_OPEN_CREATE)
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            defer { sqlite3_close_v2(handle) }
            throw StorageError(sqlite: code, handle)
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(patience.seconds * 1000))
    }

    /// Opens the database in `file` for its owner alone. Sets the mode while a new file is still empty; the write-ahead
    /// log inherits it.
    convenience init(file: URL, patience: Duration) throws {
        chmod(file.path, 0o600)
        try self.init(path: file.path, patience: patience)
        guard chmod(file.path, 0o600) == 0 else { throw StorageError.ofLastCall }
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Counts each row that is written from now on in `log`.
    func count(in log: RowLog) {
        self.log = log
        sqlite3_update_hook(
            handle,
            { log, _, _, table, _ in
                guard let log, let table else { return }
                Unmanaged<RowLog>.fromOpaque(log).takeUnretainedValue().record(String(cString: table))
            },
            Unmanaged.passUnretained(log).toOpaque()
        )
    }

    /// Executes any number of statements that have no parameters.
    func execute(_ script: String) throws {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw StorageError(sqlite: code, handle) }
    }

    /// Replaces everything in the database by a copy of `other`'s content.
    func copy(_ other: SQLiteConnection) throws {
        guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
            throw StorageError(sqlite: sqlite3_extended_errcode(handle), handle)
        }
        sqlite3_backup_step(backup, -1)
        let code = sqlite3_backup_finish(backup)
        guard code == SQLITE_OK else { throw StorageError(sqlite: code, handle) }
    }

    /// Executes one statement and returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: SQLiteValue...) throws -> Int {
        try use(sql, values) { _ = try $0.step() }
        return Int(sqlite3_changes(handle))
    }

    /// Whether the file was removed or replaced since it was opened.
    var hasMoved: Bool {
        var hasMoved: Int32 = 0
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        return hasMoved != 0
    }

    /// The id of the row inserted last.
    var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// Executes one query and returns what `read` makes of each row.
    func rows<Value>(_ sql: String, _ values: SQLiteValue..., read: (SQLiteStatement) throws -> Value) throws -> [Value]
    {
        try use(sql, values) { statement in
            var result: [Value] = []
            while try statement.step() { result.append(try read(statement)) }
            return result
        }
    }

    /// Calls `body` in a transaction, which is rolled back if it throws. No other process writes meanwhile.
    func transaction<Value>(_ body: () throws -> Value) throws -> Value {
        try transaction(begun: "BEGIN IMMEDIATE", body)
    }

    /// Calls `body`, whose queries all see the same state of the database, whatever other processes write meanwhile.
    func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
        try transaction(begun: "BEGIN", body)
    }

    private func transaction<Value>(begun begin: String, _ body: () throws -> Value) throws -> Value {
        try run(begin)
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Calls `body` with the statement for `sql`, which is prepared once and cached.
    private func use<Value>(
        _ sql: String,
        _ values: [SQLiteValue],
        _ body: (SQLiteStatement) throws -> Value
    ) throws -> Value {
        let statement = try statements.removeValue(forKey: sql) ?? SQLiteStatement(sql, on: handle)
        defer {
            statement.reset()
            statements[sql] = statement
        }
        try statement.bind(values)
        return try body(statement)
    }
}
