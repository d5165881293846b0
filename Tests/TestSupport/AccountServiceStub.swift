import Shared
import Synchronization

/// Returns the answers a test sets, at once or when released.
nonisolated package final class AccountServiceStub: AccountService {
    /// A call, or its cancellation.
    package enum Message: Equatable, Sendable {
        case logIn(Credentials)
        case signUp(Registration)
        case users
        case canceled
    }

    package struct Answers: Sendable {
        package var logIn: Result<Void, any Error> = .success(())
        package var signUp: Result<SignupOutcome, any Error> = .success(.loggedIn)
        package var users: Result<[User], any Error> = .success([])
    }

    private struct State {
        var messages: [Message] = []
        var answers = Answers()
    }

    private let activity: Activity
    private let gate = Gate()
    private let state = Mutex(State())

    package init(clock: any AppClock) {
        activity = clock.activity
    }

    /// All calls and cancellations, in order.
    package var messages: [Message] { state.withLock { $0.messages } }

    /// The answers from now on, also to calls held back.
    package var answers: Answers {
        get { state.withLock { $0.answers } }
        set { state.withLock { $0.answers = newValue } }
    }

    /// Holds back all answers until `release`.
    package func hold() {
        gate.close()
    }

    /// Returns all answers held back, also to canceled calls.
    package func release() {
        gate.open()
    }

    package func logIn(_ credentials: Credentials) async throws {
        try await ask(.logIn(credentials)).logIn.get()
    }

    package func signUp(_ registration: Registration) async throws -> SignupOutcome {
        try await ask(.signUp(registration)).signUp.get()
    }

    package func users() async throws -> [User] {
        try await ask(.users).users.get()
    }

    private func ask(_ message: Message) async -> Answers {
        record(message)
        await withTaskCancellationHandler {
            await gate.pass(activity)
        } onCancel: {
            record(.canceled)
        }
        return answers
    }

    private func record(_ message: Message) {
        state.withLock { $0.messages.append(message) }
    }
}
