import Foundation
import Synchronization

@testable import Shared

/// A clock that notes what is scheduled and canceled, and whose alarms go off when a test says so.
nonisolated final class ClockSpy: AppClock {
    let now = Date(timeIntervalSince1970: 0)
    let activity = Activity()
    private let state = Mutex<(log: [String], actions: [@Sendable () -> Void])>(([], []))

    var log: [String] { state.withLock(\.log) }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        state.withLock { state in
            state.log.append("alarm after \(delay / .milliseconds(1)) ms")
            state.actions.append(action)
        }
        return Alarm { [self] in state.withLock { $0.log.append("cancel") } }
    }

    /// Lets the newest alarm go off, even if it was canceled: a cancel can come too late.
    func sound() {
        state.withLock(\.actions).last?()
    }

    /// Returns once all that was due is done.
    func settle() async {
        try? await activity.settle(within: nil)
    }
}
