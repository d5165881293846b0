import Scenarios
import TestSupport

@testable import Shared

extension WorldConfiguration {
    /// The same world, where no session can be saved or removed.
    func withoutRoomForSessions() throws -> WorldConfiguration {
        let sessions = SessionStoreStub(clock: clock)
        sessions.failure = StorageError("disk full")
        var world = self
        let opened = try storage.open(clock: clock) { _ in }
        world.storage = .memory(Storage(database: opened.database, sessions: sessions, images: opened.images))
        return world
    }
}
