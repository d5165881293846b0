import Shared

/// The account service and the session store as one spy, which reports each call and then succeeds.
@MainActor
package final class SessionServicesSpy: AccountService, SessionStore {
    package enum Message: Equatable {
        case logIn(Credentials)
        case signUp(Registration)
        case save(Session)
    }

    private let onMessage: (Message) -> Void

    package init(onMessage: @escaping (Message) -> Void) {
        self.onMessage = onMessage
    }

    package func logIn(_ credentials: Credentials) async throws -> Session {
        onMessage(.logIn(credentials))
        return .sample
    }

    package func signUp(_ registration: Registration) async throws -> Session {
        onMessage(.signUp(registration))
        return .sample
    }

    package func save(_ session: Session) async throws { onMessage(.save(session)) }

    package func users() async throws -> [User] { [] }
    package func current() async throws -> Session? { nil }
    package func remove() async throws {}
}
