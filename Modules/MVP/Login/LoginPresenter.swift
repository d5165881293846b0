import Shared

/// Validates the form and logs in.
final class LoginPresenter {
    private nonisolated enum Job: Hashable {
        case logIn
    }

    weak var view: (any LoginViewInput)?
    private weak var delegate: (any LoginDelegate)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock, delegate: any LoginDelegate) {
        self.accounts = accounts
        self.delegate = delegate
        work = Work(clock: clock)
    }
}

extension LoginPresenter: LoginViewOutput {
    func didEdit(_ field: LoginForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapLogIn(_ form: LoginForm) {
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
        view?.showLoading(false)
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
        let hasBegun = work.attempt(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        if hasBegun { view?.showLoading(true) }
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
        view?.showAlert(.checkYourDetails(error.first))
    }

    private func finishLogIn(_ result: Result<Void, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success: delegate?.didLogIn()
        case .failure(let error): show(Failure(error))
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.loginFailed(reason)) }
    }
}
