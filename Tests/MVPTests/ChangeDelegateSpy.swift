import Shared

@testable import MVP

/// A spy that records each change that a presenter reports to the app.
final class ChangeDelegateSpy: ChangeDelegate {
    struct Message: Equatable {
        let change: StoredChange
        let failure: Failure
    }

    private let onMessage: (Message) -> Void

    init(onMessage: @escaping (Message) -> Void) {
        self.onMessage = onMessage
    }

    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure) {
        onMessage(Message(change: change, failure: failure))
    }
}
