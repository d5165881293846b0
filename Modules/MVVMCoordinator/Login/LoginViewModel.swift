import Observation
import Shared

/// Takes a login from two lines of text to a saved session.
@Observable
final class LoginViewModel {
    private nonisolated enum Job: Hashable {
        case logIn
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var form = LoginForm()
        var errors = FormError<LoginForm.Field>()
        var alert: OneShot<AlertContent>?
    }

    private(set) var state = State()
    @ObservationIgnored private let accounts: any AccountService
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: LoginExits

    init(accounts: any AccountService, clock: any AppClock, exits: LoginExits) {
        self.accounts = accounts
        self.exits = exits
        work = Work(clock: clock)
    }

    func edit(email: String) {
        state.form.email = email
        state.errors.clear(.email)
    }

    func edit(password: String) {
        state.form.password = password
        state.errors.clear(.password)
    }

    /// Fills in the email, as after a sign-up.
    func fillIn(email: String) {
        edit(email: email)
    }

    func logIn() {
        do {
            logIn(try state.form.validated())
        } catch {
            state.errors = error
            show(.checkYourDetails(error.firstMessage))
        }
    }

    /// Gives up the login under way.
    func cancelLogIn() {
        work.cancel(.logIn)
        state.phase = .idle
    }

    func signUp() {
        exits.signUp()
    }

    private func logIn(_ credentials: Credentials) {
        state.phase = .loading
        work.run(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
    }

    private func finishLogIn(_ result: Result<Void, any Error>) {
        switch result {
        case .success:
            state.phase = .loaded
            exits.didLogIn()
        case .failure(let error):
            let reason = FailureText.reason(for: error)
            state.phase = .failed(reason)
            show(.loginFailed(reason))
        }
    }

    private func show(_ alert: AlertContent) {
        state.alert = OneShot(alert, after: state.alert)
    }
}
