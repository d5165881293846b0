@testable import MVP

/// A spy that records each call from a presenter to the app.
final class SessionDelegateSpy: SessionDelegate {
    enum Message: Equatable {
        case didLogIn
        case didAskToLogOut
    }

    private let onMessage: (Message) -> Void

    init(onMessage: @escaping (Message) -> Void) {
        self.onMessage = onMessage
    }

    func didLogIn() { onMessage(.didLogIn) }
    func didAskToLogOut() { onMessage(.didAskToLogOut) }
}
