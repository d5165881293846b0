import Shared
import TestSupport

/// The account service and the session store as one spy, which reports each call and then succeeds.
@MainActor
final class SessionServicesSpy: AccountService, SessionStore {
    enum Message: Equatable {
        case logIn(Credentials)
        case signUp(Registration)
        case save(Session)
    }

    private let onMessage: (Message) -> Void

    init(onMessage: @escaping (Message) -> Void) {
        self.onMessage = onMessage
    }

    func logIn(_ credentials: Credentials) async throws -> Session {
        onMessage(.logIn(credentials))
        return .sample
    }

    func signUp(_ registration: Registration) async throws -> Session {
        onMessage(.signUp(registration))
        return .sample
    }

    func save(_ session: Session) async throws { onMessage(.save(session)) }

    func users() async throws -> [User] { [] }
    func current() async throws -> Session? { nil }
    func remove() async throws {}
}
