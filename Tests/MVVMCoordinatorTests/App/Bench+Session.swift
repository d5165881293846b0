import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

extension Bench {
    /// Returns a session keeper over the bench's session store.
    func makeSession() -> SessionKeeper {
        track(SessionKeeper(sessions: sessions, activity: clock.activity))
    }
}
