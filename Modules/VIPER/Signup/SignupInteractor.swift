import Shared

/// Validates the form, creates an account and, if its owner is logged in at once, saves the session.
final class SignupInteractor: SignupInteractorInput {
    private nonisolated enum Job: Hashable {
        case signUp
        case saveSession
    }

    weak var output: (any SignupInteractorOutput)?
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let policy: PasswordPolicy
    private let afterSignup: AppOptions.AfterSignup
    private let work: Work<Job>

    init(accounts: any AccountService, sessions: any SessionStore, options: AppOptions, activity: Activity) {
        self.accounts = accounts
        self.sessions = sessions
        policy = options.policy
        afterSignup = options.afterSignup
        work = Work(activity: activity)
    }

    func signUp(_ form: SignupForm) {
        do {
            signUp(try form.validated(policy: policy))
        } catch {
            output?.didFailValidation(error)
        }
    }

    private func signUp(_ registration: Registration) {
        guard !work.isRunning else { return }
        let email = registration.credentials.email.text
        work.run(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(email: email, result)
        }
        output?.didBeginSigningUp()
    }

    private func finishSignUp(email: String, _ result: Result<Session, Failure>) {
        switch result {
        case .success(let session): finishSignUp(email: email, session)
        case .failure(let failure): output?.didFailToSignUp(failure)
        }
    }

    private func finishSignUp(email: String, _ session: Session) {
        switch afterSignup {
        case .login: output?.didSignUp(email: email)
        case .landing: save(session, email: email)
        }
    }

    private func save(_ session: Session, email: String) {
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.report(saving: result, email: email)
        }
        output?.didBeginSavingSession()
    }

    /// Reports how far the signup came: the account exists even if its session could not be saved.
    private func report(saving result: Result<Void, Failure>, email: String) {
        switch result {
        case .success: output?.didSignUpAndLogIn()
        case .failure: output?.didSignUp(email: email)
        }
    }
}
