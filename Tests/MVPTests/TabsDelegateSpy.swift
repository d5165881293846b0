import Shared

@testable import MVP

/// A spy that records each request to log out; its other methods, for screens that a presenter opens, are empty.
final class TabsDelegateSpy: LogOutDelegate, ChangeDelegate {
    private let onMessage: () -> Void

    init(onMessage: @escaping () -> Void) {
        self.onMessage = onMessage
    }

    func didAskToLogOut() { onMessage() }
    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {}
}
