import Observation
import Shared

/// The state of Log in: validates the form, logs in and saves the session.
@Observable
final class LoginViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = LoginForm()
        var errors: [LoginForm.Field: String] = [:]
        var isLoading = false
    }

    /// The ways out of this screen.
    struct Exits {
        /// Called when the session is saved.
        var didLogIn: () -> Void
        /// Called when the user asks to sign up.
        var didAskToSignUp: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case logIn
        case saveSession
    }

    private(set) var state = State()
    let events = EventQueue<AlertContent>()
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let work: Work<Job>
    private let saving: SessionSaving
    private let exits: Exits

    init(
        accounts: any AccountService,
        sessions: any SessionStore,
        activity: Activity,
        saving: SessionSaving,
        exits: Exits
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.saving = saving
        self.exits = exits
        work = Work(activity: activity)
    }

    func edit(_ field: LoginForm.Field, to text: String) {
        state.form[field] = text
        state.errors[field] = nil
    }

    /// Fills in the email of a new account and clears the password.
    func fillIn(email: String) {
        state.form = LoginForm(email: email)
        state.errors = [:]
    }

    /// Does nothing while a login is under way.
    func logIn() {
        guard !state.isLoading else { return }
        do {
            logIn(try state.form.validated())
        } catch {
            refuse(error)
        }
    }

    func askToSignUp() {
        exits.didAskToSignUp()
    }

    /// Cancels a login under way, unless its session is being saved; called when the screen is covered or closed.
    func viewDidDisappear() {
        work.cancel(.logIn)
        state.isLoading = work.isRunning
    }

    private func logIn(_ credentials: Credentials) {
        work.run(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        state.isLoading = true
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { state.errors[field] = error[field]?.message }
        events.raise(.checkYourDetails(error.first))
    }

    private func finishLogIn(_ result: Result<Session, Failure>) {
        switch result {
        case .success(let session): save(session)
        case .failure(let failure): fail(failure)
        }
    }

    private func save(_ session: Session) {
        saving.didBegin()
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        saving.didEnd()
        switch result {
        case .success:
            state.isLoading = false
            exits.didLogIn()
        case .failure(let failure): fail(failure)
        }
    }

    private func fail(_ failure: Failure) {
        state.isLoading = false
        if let reason = failure.reason { events.raise(.loginFailed(reason)) }
    }
}
