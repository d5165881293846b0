import Observation
import Shared

/// The state of Sign up: validates the form and creates an account.
@Observable
final class SignupViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = SignupForm()
        /// The rule for the password.
        var passwordHint = ""
        var errors: [SignupForm.Field: String] = [:]
        var isLoading = false
    }

    /// The events that the coordinator handles.
    struct Exits {
        /// Called when an account with this email was created; no session is saved.
        var didSignUp: (_ email: String) -> Void
        /// Called when an account was created and a session of its owner is saved.
        var didSignUpAndLogIn: () -> Void
        /// Called when the user cancels.
        var didCancel: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case signUp
    }

    private(set) var state = State()
    let events = EventQueue<AlertContent>()
    private let accounts: any AccountService
    private let policy: PasswordPolicy
    private let work: Work<Job>
    private let exits: Exits

    init(accounts: any AccountService, policy: PasswordPolicy, clock: any AppClock, exits: Exits) {
        self.accounts = accounts
        self.policy = policy
        self.exits = exits
        work = Work(clock: clock)
        state.passwordHint = policy.hint
    }

    func edit(_ field: SignupForm.Field, to text: String) {
        state.form[field] = text
        state.errors[field] = nil
    }

    /// Does nothing while a signup is under way.
    func signUp() {
        guard !state.isLoading else { return }
        do {
            signUp(try state.form.validated(policy: policy))
        } catch {
            refuse(error)
        }
    }

    func cancel() {
        exits.didCancel()
    }

    private func signUp(_ registration: Registration) {
        let hasBegun = work.attempt(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result)
        }
        if hasBegun { state.isLoading = true }
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { state.errors[field] = error[field]?.message }
        events.raise(.checkYourDetails(error.first))
    }

    private func finishSignUp(_ result: Result<SignupOutcome, any Error>) {
        state.isLoading = false
        switch result {
        case .success(.accountCreated(let email)): exits.didSignUp(email)
        case .success(.loggedIn): exits.didSignUpAndLogIn()
        case .failure(let error): raise(Failure(error))
        }
    }

    private func raise(_ failure: Failure) {
        if let reason = failure.reason { events.raise(.signUpFailed(reason)) }
    }
}
