import Shared

/// Takes a login from two lines of text to a saved session.
final class LoginPresenter: LoginPresenting {
    private nonisolated enum Job: Hashable {
        case logIn
    }

    weak var view: (any LoginView)?
    private let accounts: any AccountService
    private let work: Work<Job>

    init(accounts: any AccountService, clock: any AppClock) {
        self.accounts = accounts
        work = Work(clock: clock)
    }

    func didEditEmail() {
        view?.showError(nil, for: .email)
    }

    func didEditPassword() {
        view?.showError(nil, for: .password)
    }

    func didTapLogIn(email: String, password: String) {
        do {
            logIn(try LoginForm(email: email, password: password).validated())
        } catch {
            refuse(error)
        }
    }

    func didTapSignUp() {
        view?.openSignup()
    }

    func viewDidDisappear() {
        work.cancel(.logIn)
        view?.showLoading(false)
    }

    func didSignUp(email: String) {
        view?.fillIn(email: email)
        view?.showError(nil, for: .email)
    }

    private func logIn(_ credentials: Credentials) {
        view?.showLoading(true)
        work.run(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
    }

    private func finishLogIn(_ result: Result<Void, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.openLanding()
        case .failure(let error): view?.showAlert(.loginFailed(FailureText.reason(for: error)))
        }
    }

    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { view?.showError(error[field], for: field) }
        view?.showAlert(.checkYourDetails(error.firstMessage))
    }
}
