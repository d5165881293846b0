import Observation
import Shared

/// The state of Sign up: validates the form, creates an account and, if `savesSession`, saves the session of its
/// owner.
@Observable
final class SignupViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = SignupForm()
        /// The rules shown before a field has an error.
        var hints: [SignupForm.Field: String] = [:]
        var errors: [SignupForm.Field: String] = [:]
        var isLoading = false
    }

    /// The ways out of this screen.
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
        case saveSession
    }

    private(set) var state = State()
    let events = EventQueue<AlertContent>()
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let policy: PasswordPolicy
    private let savesSession: Bool
    private let work: Work<Job>
    private let saving: SessionSaving
    private let exits: Exits

    init(
        accounts: any AccountService,
        sessions: any SessionStore,
        policy: PasswordPolicy,
        savesSession: Bool,
        activity: Activity,
        saving: SessionSaving,
        exits: Exits
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.policy = policy
        self.savesSession = savesSession
        self.saving = saving
        self.exits = exits
        work = Work(activity: activity)
        state.hints = [.password: policy.rule.message, .phone: FieldError.invalidPhone.message]
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
        let email = registration.credentials.email.text
        work.run(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result, email: email)
        }
        state.isLoading = true
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { state.errors[field] = error[field]?.message }
        events.raise(.checkYourDetails(error.first))
    }

    private func finishSignUp(_ result: Result<Session, Failure>, email: String) {
        switch result {
        case .success(let session) where savesSession: save(session, email: email)
        case .success: leave(email: email)
        case .failure(let failure): fail(failure)
        }
    }

    private func save(_ session: Session, email: String) {
        saving.didBegin()
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result, email: email)
        }
    }

    /// If the session is not saved, the account exists nevertheless.
    private func finishSaving(_ result: Result<Void, Failure>, email: String) {
        saving.didEnd()
        guard case .success = result else { return leave(email: email) }
        state.isLoading = false
        exits.didSignUpAndLogIn()
    }

    private func leave(email: String) {
        state.isLoading = false
        exits.didSignUp(email)
    }

    private func fail(_ failure: Failure) {
        state.isLoading = false
        if let reason = failure.reason { events.raise(.signUpFailed(reason)) }
    }
}
