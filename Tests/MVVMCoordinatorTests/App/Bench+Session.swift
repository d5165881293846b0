import TestSupport
import Testing

@testable import MVVMCoordinator

extension Bench {
    /// Returns a session keeper over the bench's session store, and keeps it alive as the app would.
    mutating func makeSession() -> SessionKeeper {
        let session = track(SessionKeeper(sessions: sessions, clock: clock))
        app = session
        return session
    }
}
