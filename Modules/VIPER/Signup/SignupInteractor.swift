import Shared

/// Validates the form, creates an account and, if the landing screen is to follow, saves the session.
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

    init(
        accounts: any AccountService,
        sessions: any SessionStore,
        policy: PasswordPolicy,
        afterSignup: AppOptions.AfterSignup,
        activity: Activity
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.policy = policy
        self.afterSignup = afterSignup
        work = Work(activity: activity)
    }

    func signUp(_ form: SignupForm) {
        guard !work.isRunning else { return }
        do {
            signUp(try form.validated(policy: policy))
        } catch {
            output?.didFailValidation(error)
        }
    }

    private func signUp(_ registration: Registration) {
        let email = registration.credentials.email.text
        work.run(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result, email: email)
        }
        output?.didBeginSigningUp()
    }

    private func finishSignUp(_ result: Result<Session, Failure>, email: String) {
        switch result {
        case .success(let session) where afterSignup == .landing: save(session, email: email)
        case .success: output?.didSignUp(email: email)
        case .failure(let failure): output?.didFailToSignUp(failure)
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

    /// Reports the new account, which exists even if its session could not be saved.
    private func report(saving result: Result<Void, Failure>, email: String) {
        output?.didEndSavingSession()
        switch result {
        case .success: output?.didSignUpAndLogIn()
        case .failure: output?.didSignUp(email: email)
        }
    }
}
