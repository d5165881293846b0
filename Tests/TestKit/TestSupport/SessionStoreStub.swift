import Shared
import Synchronization

/// Keeps the session in memory; its answers can be held back or fail.
nonisolated package final class SessionStoreStub: SessionStore {
    package enum Message: Equatable, Sendable {
        case current
        case save(Session)
        case remove
    }

    private struct State {
        var messages: [Message] = []
        var session: Session?
        var failure: (any Error)?
    }

    private let gate = Gate()
    private let state: Mutex<State>

    package init(session: Session? = nil) {
        state = Mutex(State(session: session))
    }

    /// All calls, in order.
    package var messages: [Message] { state.withLock { $0.messages } }

    /// The error that all calls throw from now on; `nil` lets them succeed.
    package var failure: (any Error)? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// Holds back all answers until `release`.
    package func hold() {
        gate.close()
    }

    /// Returns all answers held back.
    package func release() {
        gate.open()
    }

    package func current() async throws -> Session? {
        record(.current)
        await gate.pass()
        if let failure { throw failure }
        return state.withLock { $0.session }
    }

    package func save(_ session: Session) async throws {
        record(.save(session))
        await gate.pass()
        try replaceSession(with: session)
    }

    package func remove() async throws {
        record(.remove)
        await gate.pass()
        try replaceSession(with: nil)
    }

    private func replaceSession(with session: Session?) throws {
        if let failure { throw failure }
        state.withLock { $0.session = session }
    }

    private func record(_ message: Message) {
        state.withLock { $0.messages.append(message) }
    }
}
