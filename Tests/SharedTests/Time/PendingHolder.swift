import Shared
import Synchronization

/// Holds a wait until the test ends it.
final class PendingHolder: Sendable {
    private let state = Mutex<Pending<Void>?>(nil)

    func hold(_ pending: Pending<Void>) {
        state.withLock { $0 = pending }
    }

    var isWanted: Bool { state.withLock { $0 }?.isWanted == true }

    func resume() {
        state.withLock { $0 }?.resume(with: .success(()))
    }
}
