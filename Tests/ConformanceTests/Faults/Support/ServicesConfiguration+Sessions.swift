import Scenarios
import TestSupport

@testable import Shared

extension ServicesConfiguration {
    /// Returns the same configuration with storage in which no session can be saved or removed.
    func withoutRoomForSessions() async throws -> ServicesConfiguration {
        let sessions = SessionStoreStub()
        sessions.failure = StorageError("disk full")
        var configuration = self
        let opened = try await storage.open(clock: clock) { _ in }
        configuration.storage = .memory(
            Storage(database: opened.database, sessions: sessions, images: opened.images)
        )
        return configuration
    }
}
