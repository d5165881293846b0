import Shared

/// A session store that returns one second after a session is saved, canceled or not.
nonisolated struct SlowSessions: SessionStore {
    let sessions: any SessionStore
    let clock: any AppClock

    func current() async throws -> Session? { try await sessions.current() }

    func save(_ session: Session) async throws {
        try await sessions.save(session)
        try? await clock.sleep(for: .seconds(1))
    }

    func remove() async throws { try await sessions.remove() }
}
