@testable import Shared

/// Records each row that is inserted, updated or deleted, even if an update changes nothing.
nonisolated struct WriteJournal: Sendable {
    /// The columns whose values are random.
    private static let random: Set = ["token", "password_hash"]

    private let database: Database

    /// Begins to record the writes to `database`.
    init(_ database: Database) async throws {
        self.database = database
        try await database.write { connection in
            let triggers = try connection.tables().flatMap { table in
                [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")].map { Self.trigger($0, of: $1, on: table) }
            }
            try connection.execute("CREATE TEMP TABLE writes (entry TEXT);" + triggers.joined())
        }
    }

    /// The writes so far, sorted, such as “INSERT favorites 3 1 'flowers-2'”.
    var entries: [String] {
        get async throws {
            try await database.read { try $0.rows("SELECT entry FROM writes ORDER BY entry") { $0.text(0) } }
        }
    }

    private static func trigger(_ action: String, of row: String, on table: SQLiteTable) -> String {
        let values = table.columns.filter { !random.contains($0.name) }
            .map { "quote(\($0.isBlob ? "length(\(row).\($0.name))" : "\(row).\($0.name)"))" }
        return """
            CREATE TEMP TRIGGER \(action)_\(table.name) AFTER \(action) ON main.\(table.name) BEGIN
                INSERT INTO writes VALUES ('\(action) \(table.name) ' || \(values.joined(separator: " || ' ' || ")));
            END;

            """
    }
}
