import Scenarios
import TestSupport

@testable import Shared

extension WorldConfiguration {
    /// The same world, where no session can be saved or removed.
    func withoutRoomForSessions() throws -> WorldConfiguration {
        let sessions = SessionStoreStub(clock: clock)
        sessions.failure = StorageError("disk full")
        var world = self
        world.storage = .memory(Storage(database: try storage.open(clock: clock) { _ in }.database, sessions: sessions))
        return world
    }
}
