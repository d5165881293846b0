import Observation
import Shared

/// Takes a sign-up from five lines of text to an account.
@Observable
final class SignupViewModel {
    private nonisolated enum Job: Hashable {
        case signUp
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var form = SignupForm()
        var errors = FormError<SignupForm.Field>()
        var alert: OneShot<AlertContent>?
    }

    private(set) var state = State()
    @ObservationIgnored private let accounts: any AccountService
    @ObservationIgnored private let policy: PasswordPolicy
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: SignupExits

    init(accounts: any AccountService, policy: PasswordPolicy, clock: any AppClock, exits: SignupExits) {
        self.accounts = accounts
        self.policy = policy
        self.exits = exits
        work = Work(clock: clock)
    }

    func edit(_ field: SignupForm.Field, to text: String) {
        state.form[field] = text
        state.errors.clear(field)
    }

    func signUp() {
        do {
            signUp(try state.form.validated(policy: policy))
        } catch {
            state.errors = error
            show(.checkYourDetails(error.firstMessage))
        }
    }

    func cancel() {
        exits.cancel()
    }

    private func signUp(_ registration: Registration) {
        state.phase = .loading
        work.run(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result)
        }
    }

    private func finishSignUp(_ result: Result<SignupOutcome, any Error>) {
        switch result {
        case .success(let outcome):
            state.phase = .loaded
            exits.didSignUp(outcome)
        case .failure(let error):
            let reason = FailureText.reason(for: error)
            state.phase = .failed(reason)
            show(.signUpFailed(reason))
        }
    }

    private func show(_ alert: AlertContent) {
        state.alert = OneShot(alert, after: state.alert)
    }
}
