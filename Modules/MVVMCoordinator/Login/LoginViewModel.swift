import Observation
import Shared

/// The state of Log in: validates the form and logs in.
@Observable
final class LoginViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = LoginForm()
        var errors: [LoginForm.Field: String] = [:]
        var isLoading = false
    }

    /// The events that the coordinator handles.
    struct Exits {
        /// Called when a session is saved.
        var didLogIn: () -> Void
        /// Called when the user asks to sign up.
        var didAskToSignUp: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case logIn
    }

    private(set) var state = State()
    let events = EventQueue<AlertContent>()
    private let accounts: any AccountService
    private let work: Work<Job>
    private let exits: Exits

    init(accounts: any AccountService, clock: any AppClock, exits: Exits) {
        self.accounts = accounts
        self.exits = exits
        work = Work(clock: clock)
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

    /// Cancels a login under way; called when the screen is covered or closed.
    func viewDidDisappear() {
        work.cancel(.logIn)
        state.isLoading = false
    }

    private func logIn(_ credentials: Credentials) {
        let hasBegun = work.attempt(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        if hasBegun { state.isLoading = true }
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { state.errors[field] = error[field]?.message }
        events.raise(.checkYourDetails(error.first))
    }

    private func finishLogIn(_ result: Result<Void, any Error>) {
        state.isLoading = false
        switch result {
        case .success: exits.didLogIn()
        case .failure(let error): raise(Failure(error))
        }
    }

    private func raise(_ failure: Failure) {
        if let reason = failure.reason { events.raise(.loginFailed(reason)) }
    }
}
