import Shared

/// Validates the form and creates an account.
final class SignupPresenter {
    private nonisolated enum Job: Hashable {
        case signUp
    }

    weak var view: (any SignupViewInput)?
    private weak var delegate: (any SignupDelegate)?
    private let accounts: any AccountService
    private let policy: PasswordPolicy
    private let work: Work<Job>

    init(accounts: any AccountService, policy: PasswordPolicy, clock: any AppClock, delegate: any SignupDelegate) {
        self.accounts = accounts
        self.policy = policy
        self.delegate = delegate
        work = Work(clock: clock)
    }
}

extension SignupPresenter: SignupViewOutput {
    func viewDidLoad() {
        view?.showPasswordHint(policy.hint)
    }

    func didEdit(_ field: SignupForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapSignUp(_ form: SignupForm) {
        do {
            signUp(try form.validated(policy: policy))
        } catch {
            refuse(error)
        }
    }

    func didTapCancel() {
        view?.close()
    }
}

extension SignupPresenter {
    private func signUp(_ registration: Registration) {
        let hasBegun = work.attempt(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result)
        }
        if hasBegun { view?.showLoading(true) }
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
        view?.showAlert(.checkYourDetails(error.first))
    }

    private func finishSignUp(_ result: Result<SignupOutcome, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let outcome): leave(outcome)
        case .failure(let error): show(Failure(error))
        }
    }

    private func leave(_ outcome: SignupOutcome) {
        view?.showNotice(NoticeText.accountCreated)
        switch outcome {
        case .accountCreated(let email):
            delegate?.didSignUp(email: email)
            view?.close()
        case .loggedIn:
            delegate?.didSignUpAndLogIn()
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.signUpFailed(reason)) }
    }
}
