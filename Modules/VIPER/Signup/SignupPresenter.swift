import Shared

/// Decides what Sign up shows and when to leave it.
final class SignupPresenter {
    weak var view: (any SignupViewInput)?
    private weak var moduleOutput: (any SignupModuleOutput)?
    private let policy: PasswordPolicy
    private let interactor: any SignupInteractorInput
    private let router: any SignupRouterInput

    init(
        policy: PasswordPolicy,
        interactor: any SignupInteractorInput,
        router: any SignupRouterInput,
        moduleOutput: any SignupModuleOutput
    ) {
        self.policy = policy
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
    }
}

extension SignupPresenter: SignupViewOutput {
    func viewDidLoad() {
        view?.showHint(policy.rule.message, for: .password)
        view?.showHint(FieldError.invalidPhone.message, for: .phone)
    }

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
    func didFailValidation(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
        view?.showAlert(.checkYourDetails(error.first))
    }

    func didBeginSigningUp() {
        view?.showLoading(true)
    }

    func didBeginSavingSession() {
        view?.showSaving(true)
    }

    func didEndSavingSession() {
        view?.showSaving(false)
    }

    func didSignUp(email: String) {
        view?.showLoading(false)
        view?.showNotice(NoticeText.accountCreated)
        moduleOutput?.didSignUp(email: email)
        router.close()
    }

    func didSignUpAndLogIn() {
        view?.showLoading(false)
        view?.showNotice(NoticeText.accountCreated)
        moduleOutput?.didSignUpAndLogIn()
    }

    func didFailToSignUp(_ failure: Failure) {
        view?.showLoading(false)
        if let reason = failure.reason { view?.showAlert(.signUpFailed(reason)) }
    }
}
