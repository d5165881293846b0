import Shared

/// Validates the form, logs in and saves the session.
final class LoginPresenter {
    private nonisolated enum Job: Hashable {
        case logIn
        case saveSession
    }

    weak var view: (any LoginViewInput)?
    private weak var delegate: (any LoginDelegate)?
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let work: Work<Job>

    init(
        accounts: any AccountService,
        sessions: any SessionStore,
        activity: Activity,
        delegate: any LoginDelegate
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.delegate = delegate
        work = Work(activity: activity)
    }
}

extension LoginPresenter: LoginViewOutput {
    func didEdit(_ field: LoginForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapLogIn(_ form: LoginForm) {
        guard !work.isRunning else { return }
        do {
            logIn(try form.validated())
        } catch {
            refuse(error)
        }
    }

    func didTapSignUp() {
        view?.openSignup(delegate: self)
    }

    func viewDidDisappear() {
        work.cancel(.logIn)
        view?.showLoading(work.isRunning)
    }
}

extension LoginPresenter: SignupDelegate {
    func didSignUp(email: String) {
        view?.fillIn(LoginForm(email: email))
        for field in LoginForm.Field.allCases { view?.showError(nil, for: field) }
    }

    func didSignUpAndLogIn() {
        delegate?.didLogIn()
    }
}

extension LoginPresenter {
    private func logIn(_ credentials: Credentials) {
        work.run(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        view?.showLoading(true)
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
        view?.showAlert(.checkYourDetails(error.first))
    }

    private func finishLogIn(_ result: Result<Session, Failure>) {
        switch result {
        case .success(let session): save(session)
        case .failure(let failure): fail(failure)
        }
    }

    private func save(_ session: Session) {
        view?.showSaving(true)
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        view?.showSaving(false)
        switch result {
        case .success:
            view?.showLoading(false)
            delegate?.didLogIn()
        case .failure(let failure): fail(failure)
        }
    }

    private func fail(_ failure: Failure) {
        view?.showLoading(false)
        if let reason = failure.reason { view?.showAlert(.loginFailed(reason)) }
    }
}
