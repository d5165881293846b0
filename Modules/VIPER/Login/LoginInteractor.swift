import Shared

/// Validates the form, logs in and saves the session.
final class LoginInteractor: LoginInteractorInput {
    private nonisolated enum Job: Hashable {
        case logIn
        case saveSession
    }

    weak var output: (any LoginInteractorOutput)?
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let work: Work<Job>

    init(accounts: any AccountService, sessions: any SessionStore, activity: Activity) {
        self.accounts = accounts
        self.sessions = sessions
        work = Work(activity: activity)
    }

    func logIn(_ form: LoginForm) {
        guard !work.isRunning else { return }
        do {
            logIn(try form.validated())
        } catch {
            output?.didFailValidation(error)
        }
    }

    func cancelLogIn() {
        work.cancel(.logIn)
    }

    private func logIn(_ credentials: Credentials) {
        work.run(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        output?.didBeginLoggingIn()
    }

    private func finishLogIn(_ result: Result<Session, Failure>) {
        switch result {
        case .success(let session): save(session)
        case .failure(let failure): output?.didFailToLogIn(failure)
        }
    }

    private func save(_ session: Session) {
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.report(saving: result)
        }
        output?.didBeginSavingSession()
    }

    private func report(saving result: Result<Void, Failure>) {
        output?.didEndSavingSession()
        switch result {
        case .success: output?.didLogIn()
        case .failure(let failure): output?.didFailToLogIn(failure)
        }
    }
}
