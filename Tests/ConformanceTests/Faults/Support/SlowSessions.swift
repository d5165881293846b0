import Scenarios
import TestSupport

@testable import Shared

extension ServicesConfiguration {
    /// Returns the same configuration with storage in which no session can be saved or removed.
    func withoutRoomForSessions() async throws -> ServicesConfiguration {
        let sessions = SessionStoreStub()
        sessions.failure = StorageError("disk full")
        return try await with { _ in sessions }
    }

    /// Returns the same configuration with storage that returns one second after a session is saved.
    func withSlowSessions() async throws -> ServicesConfiguration {
        try await with { [clock] in SlowSessions(sessions: $0, clock: clock) }
    }

    private func with(_ sessions: (any SessionStore) -> any SessionStore) async throws -> ServicesConfiguration {
        var configuration = self
        let opened = try await storage.open(clock: clock) { _ in }
        configuration.storage = .memory(
            Storage(database: opened.database, sessions: sessions(opened.sessions), images: opened.images)
        )
        return configuration
    }
}

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
