import Shared

/// Turns what happens on Sign up into requests, and their results into what is shown.
final class SignupPresenter {
    weak var view: (any SignupView)?
    private weak var moduleOutput: (any SignupModuleOutput)?
    private let interactor: any SignupInteractorInput
    private let router: any SignupRouting

    init(
        interactor: any SignupInteractorInput,
        router: any SignupRouting,
        moduleOutput: any SignupModuleOutput
    ) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
    }
}

extension SignupPresenter: SignupViewOutput {
    func didEdit(_ field: SignupForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapSignUp(_ form: SignupForm) {
        interactor.signUp(form)
    }

    func didTapCancel() {
        router.close()
    }
}

extension SignupPresenter: SignupInteractorOutput {
    func didBeginSignUp() {
        view?.showLoading(true)
    }

    func didRefuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { view?.showError(error[field], for: field) }
        view?.showAlert(.checkYourDetails(error.firstMessage))
    }

    func didCreateAccount(email: String) {
        view?.showLoading(false)
        view?.showNotice(NoticeText.accountCreated)
        moduleOutput?.didSignUp(email: email)
        router.close()
    }

    func didLogIn() {
        view?.showLoading(false)
        view?.showNotice(NoticeText.accountCreated)
        router.openLanding()
    }

    func didFailSignUp(reason: String) {
        view?.showLoading(false)
        view?.showAlert(.signUpFailed(reason))
    }
}
