import Shared

/// Turns what happens on Log in into requests, and their results into what is shown.
final class LoginPresenter {
    weak var view: (any LoginView)?
    private let interactor: any LoginInteractorInput
    private let router: any LoginRouting

    init(interactor: any LoginInteractorInput, router: any LoginRouting) {
        self.interactor = interactor
        self.router = router
    }
}

extension LoginPresenter: LoginViewOutput {
    func didEditEmail() {
        view?.showError(nil, for: .email)
    }

    func didEditPassword() {
        view?.showError(nil, for: .password)
    }

    func didTapLogIn(email: String, password: String) {
        interactor.logIn(email: email, password: password)
    }

    func didTapSignUp() {
        router.openSignup(output: self)
    }

    func viewDidDisappear() {
        interactor.cancelLogIn()
        view?.showLoading(false)
    }
}

extension LoginPresenter: LoginInteractorOutput {
    func didBeginLogIn() {
        view?.showLoading(true)
    }

    func didRefuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { view?.showError(error[field], for: field) }
        view?.showAlert(.checkYourDetails(error.firstMessage))
    }

    func didLogIn() {
        view?.showLoading(false)
        router.openLanding()
    }

    func didFailLogIn(reason: String) {
        view?.showLoading(false)
        view?.showAlert(.loginFailed(reason))
    }
}

extension LoginPresenter: SignupModuleOutput {
    func didSignUp(email: String) {
        view?.fillIn(email: email)
        view?.showError(nil, for: .email)
    }
}
