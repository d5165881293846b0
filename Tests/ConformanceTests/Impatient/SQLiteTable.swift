@testable import Shared

/// A table of the app's database.
nonisolated struct SQLiteTable {
    let name: String
    let columns: [(name: String, isBlob: Bool)]
}

extension SQLiteConnection {
    /// Returns the app's tables.
    nonisolated func tables() throws -> [SQLiteTable] {
        try rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'") { $0.text(0) }
            .map { name in
                let columns = try rows("SELECT name, type = 'BLOB' FROM pragma_table_info(?)", .text(name)) {
                    ($0.text(0), $0.integer(1) == 1)
                }
                return SQLiteTable(name: name, columns: columns)
            }
    }
}
