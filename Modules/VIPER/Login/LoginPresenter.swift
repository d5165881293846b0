import Shared

/// Decides what Log in shows and when to leave it.
final class LoginPresenter {
    weak var view: (any LoginViewInput)?
    private weak var moduleOutput: (any LoginModuleOutput)?
    private let interactor: any LoginInteractorInput
    private let router: any LoginRouterInput

    init(interactor: any LoginInteractorInput, router: any LoginRouterInput, moduleOutput: any LoginModuleOutput) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
    }
}

extension LoginPresenter: LoginViewOutput {
    func didEdit(_ field: LoginForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapLogIn(_ form: LoginForm) {
        interactor.logIn(form)
    }

    func didTapSignUp() {
        router.openSignup(output: self)
    }

    func viewDidDisappear() {
        interactor.cancelLogIn()
        view?.showLoading(false)
    }
}

extension LoginPresenter: SignupModuleOutput {
    func didSignUp(email: String) {
        view?.fillIn(LoginForm(email: email))
        for field in LoginForm.Field.allCases { view?.showError(nil, for: field) }
    }

    func didSignUpAndLogIn() {
        moduleOutput?.didLogIn()
    }
}

extension LoginPresenter: LoginInteractorOutput {
    func didFailValidation(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
        view?.showAlert(.checkYourDetails(error.first))
    }

    func didBeginLoggingIn() {
        view?.showLoading(true)
    }

    func didBeginSavingSession() {
        view?.showSaving(true)
    }

    func didEndSavingSession() {
        view?.showSaving(false)
    }

    func didLogIn() {
        view?.showLoading(false)
        moduleOutput?.didLogIn()
    }

    func didFailToLogIn(_ failure: Failure) {
        view?.showLoading(false)
        if let reason = failure.reason { view?.showAlert(.loginFailed(reason)) }
    }
}
