@testable import VIPER

/// A spy that records each request to log out that a presenter reports to the app.
final class LogOutDelegateSpy: LogOutDelegate {
    private let onMessage: () -> Void

    init(onMessage: @escaping () -> Void) {
        self.onMessage = onMessage
    }

    func didAskToLogOut() { onMessage() }
}
