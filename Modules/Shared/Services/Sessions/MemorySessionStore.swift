/// Stores the session in a database in memory.
package actor MemorySessionStore: SessionStore {
    private let table: SessionTable
    private let clock: any AppClock
    private var own: Session?

    package init(database: Database, clock: any AppClock) {
        table = SessionTable(database: database)
        self.clock = clock
    }

    package func current() async throws -> Session? {
        guard let own else { return nil }
        return try await table.session(own.token, of: own.userID, at: clock.now)
    }

    package func save(_ session: Session) async throws {
        try await table.add(session, at: clock.now)
        own = session
    }

    package func remove() async throws {
        guard let ended = own else { return }
        own = nil
        try? await table.remove([ended.token])
    }
}
