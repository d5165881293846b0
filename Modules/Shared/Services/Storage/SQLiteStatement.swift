import CSQLite
import Foundation

/// A prepared statement; while it is stepped through, the current row.
final class SQLiteStatement {
    private let connection: OpaquePointer
    private let handle: OpaquePointer

    init(_ sql: String, on connection: OpaquePointer) throws {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw StorageError(sqlite: code, connection) }
        self.connection = connection
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    func bind(_ values: [SQLiteValue]) throws {
        for (index, value) in zip(Int32(1)..., values) {
            let code =
                switch value {
                case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
                case .real(let number): sqlite3_bind_double(handle, index, number)
                case .text(let text): sqlite3_bind_text_copied(handle, index, text, Int32(text.utf8.count))
                case .blob(let data):
                    data.withUnsafeBytes { bytes in
                        sqlite3_bind_blob_copied(handle, index, bytes.baseAddress, Int32(bytes.count))
                    }
                case .null: sqlite3_bind_null(handle, index)
                }
            guard code == SQLITE_OK else { throw StorageError(sqlite: code, connection) }
        }
    }

    /// Moves to the next row; returns `false` after the last.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw StorageError(sqlite: code, connection)
        }
    }

    /// Resets the statement for new values and another execution.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    func optionalInteger(_ column: Int32) -> Int? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
    }

    func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func data(_ column: Int32) -> Data {
        guard let start = sqlite3_column_blob(handle, column) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(handle, column) else { return "" }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A value bound to a statement's parameter.
enum SQLiteValue {
    case integer(Int)
    case real(Double)
    case text(String)
    case blob(Data)
    case null

    /// Creates an integer, or `null` for `nil`.
    init(_ number: Int?) {
        self = number.map(Self.integer) ?? .null
    }
}
