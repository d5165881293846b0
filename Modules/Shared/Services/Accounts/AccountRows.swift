/// The rows of the account that is logged in. Reading and writing throw `AccountError.loggedOut` if there is none.
struct AccountRows: Sendable {
    let changes: Changes
    private let database: Database
    private let sessions: any SessionStore
    private let images: CachingImageLoader

    init(database: Database, sessions: any SessionStore, images: CachingImageLoader, activity: Activity) {
        changes = Changes(activity: activity)
        self.database = database
        self.sessions = sessions
        self.images = images
    }

    /// Calls `body` with the account's id to read.
    func read<Value: Sendable>(
        _ body: @Sendable (SQLiteConnection, SQLiteValue) throws -> Value
    ) async throws -> Value {
        let account = SQLiteValue.integer(try await sessions.account())
        return try await database.read { try body($0, account) }
    }

    /// Calls `body` with the account's id to write, announces the change, then keeps `image`.
    func write(
        keeping image: ExactText? = nil,
        _ body: @Sendable (SQLiteConnection, SQLiteValue) throws -> Void
    ) async throws {
        let account = SQLiteValue.integer(try await sessions.account())
        try await database.write { try body($0, account) }
        changes.announce()
        if let image { await images.keep(image) }
    }
}
