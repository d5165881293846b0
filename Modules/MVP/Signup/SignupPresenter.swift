import Shared

/// Validates the form, creates an account and, if the options say so, saves its session.
final class SignupPresenter {
    private nonisolated enum Job: Hashable {
        case signUp
        case saveSession
    }

    weak var view: (any SignupViewInput)?
    private weak var delegate: (any SignupDelegate)?
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
        activity: Activity,
        delegate: any SignupDelegate
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.policy = policy
        self.afterSignup = afterSignup
        self.delegate = delegate
        work = Work(activity: activity)
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
        guard !work.isRunning else { return }
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
        let email = registration.credentials.email.text
        work.run(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result, email: email)
        }
        view?.showLoading(true)
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
        view?.showAlert(.checkYourDetails(error.first))
    }

    private func finishSignUp(_ result: Result<Session, Failure>, email: String) {
        switch result {
        case .success(let session) where afterSignup == .landing: save(session, email: email)
        case .success: returnToLogin(email: email)
        case .failure(let failure): fail(failure)
        }
    }

    private func save(_ session: Session, email: String) {
        view?.showSaving(true)
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result, email: email)
        }
    }

    /// Leaves in any case: the account exists, even if its session could not be saved.
    private func finishSaving(_ result: Result<Void, Failure>, email: String) {
        view?.showSaving(false)
        switch result {
        case .success:
            showAccountCreated()
            delegate?.didSignUpAndLogIn()
        case .failure: returnToLogin(email: email)
        }
    }

    private func returnToLogin(email: String) {
        showAccountCreated()
        delegate?.didSignUp(email: email)
        view?.close()
    }

    private func showAccountCreated() {
        view?.showLoading(false)
        view?.showNotice(NoticeText.accountCreated)
    }

    private func fail(_ failure: Failure) {
        view?.showLoading(false)
        if let reason = failure.reason { view?.showAlert(.signUpFailed(reason)) }
    }
}
