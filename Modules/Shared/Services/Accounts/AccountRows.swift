/// The rows of the account that is logged in. Reading and writing throw `AccountError.loggedOut` if there is none.
struct AccountRows: Sendable {
    let changes: Changes
    let database: Database
    let sessions: any SessionStore
    let images: CachingImageLoader

    /// Calls `body` with the account's id to read.
    func read<Value: Sendable>(
        _ body: @Sendable (SQLiteConnection, SQLiteValue) throws -> Value
    ) async throws -> Value {
        let session = try await sessions.required()
        return try await database.read { try body($0, .integer(session.userID)) }
    }

    /// Calls `body` with the account's id to write, announces the change, then keeps `image`. Another process may end
    /// the session while the write waits for its turn, so the transaction checks it again.
    func write(
        keeping image: ExactText? = nil,
        _ body: @Sendable (SQLiteConnection, SQLiteValue) throws -> Void
    ) async throws {
        let session = try await sessions.required()
        try await database.write { connection in
            try SessionTable.check(session, connection)
            try body(connection, .integer(session.userID))
        }
        changes.announce()
        if let image { await images.keep(image) }
    }
}
