import Synchronization

/// Keeps the session in memory.
package final class MemorySessionStore: SessionStore {
    private let clock: any AppClock
    private let session = Mutex<Session?>(nil)

    package init(clock: any AppClock) {
        self.clock = clock
    }

    package func current() async -> Session? {
        guard let session = session.withLock({ $0 }), session.isValid(at: clock.now) else { return nil }
        return session
    }

    package func save(_ session: Session) async {
        self.session.withLock { $0 = session }
    }

    package func remove() async {
        session.withLock { $0 = nil }
    }
}
