import Shared

/// Returns the answers a test sets, at once or when released.
nonisolated package final class AccountServiceStub: AccountService, ScriptedStub {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case logIn(Credentials)
        case signUp(Registration)
        case users
        case canceled
    }

    package struct Answers: Sendable {
        package var logIn: Result<Session, any Error> = .success(.sample)
        package var signUp: Result<Session, any Error> = .success(.sample)
        package var users: Result<[User], any Error> = .success([])
    }

    package let script: StubScript<Message, Answers>

    package init() {
        script = StubScript(answers: Answers(), canceled: .canceled)
    }

    package func logIn(_ credentials: Credentials) async throws -> Session {
        try await script.ask(.logIn(credentials)).logIn.get()
    }

    package func signUp(_ registration: Registration) async throws -> Session {
        try await script.ask(.signUp(registration)).signUp.get()
    }

    package func users() async throws -> [User] {
        try await script.ask(.users).users.get()
    }
}
