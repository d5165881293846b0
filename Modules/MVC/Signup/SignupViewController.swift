import Headless
import Screens
import Shared

protocol SignupDelegate: AnyObject {
    /// Called when an account with this email was created; no session is saved.
    func didSignUp(email: String)

    /// Called when an account was created and a session of its owner is saved.
    func didSignUpAndLogIn()
}

/// Validates the form, creates an account, and saves its session if the landing screen follows.
final class SignupViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case signUp
        case saveSession
    }

    private let storyboard = SignupStoryboard()
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let policy: PasswordPolicy
    private let afterSignup: AppOptions.AfterSignup
    private let work: Work<Job>
    private weak var delegate: (any SignupDelegate)?

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

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.password.hint = policy.rule.message
        storyboard.phone.hint = FieldError.invalidPhone.message
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.storyboard[field].error = nil }
        }
        storyboard.signUp.onTap = { [weak self] in self?.signUp() }
        storyboard.cancel.onTap = { [weak self] in self?.close() }
    }

    private func signUp() {
        guard !work.isRunning else { return }
        var form = SignupForm()
        for field in SignupForm.Field.allCases { form[field] = storyboard[field].value }
        do {
            signUp(try form.validated(policy: policy))
        } catch {
            refuse(error)
        }
    }

    private func signUp(_ registration: Registration) {
        work.run(.signUp) { [accounts] in
            try await accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result, email: registration.credentials.email.text)
        }
        showLoading()
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { storyboard[field].error = error[field]?.message }
        present(Alert(.checkYourDetails(error.first)))
    }

    private func finishSignUp(_ result: Result<Session, Failure>, email: String) {
        switch result {
        case .success(let session) where afterSignup == .landing: save(session, email: email)
        case .success: returnToLogin(email: email)
        case .failure(let failure): fail(failure)
        }
    }

    /// Saves the session; until then the app takes no action, so that nobody can leave or sign up again.
    private func save(_ session: Session, email: String) {
        window?.isBusy = true
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result, email: email)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>, email: String) {
        window?.isBusy = false
        switch result {
        case .success:
            showLoading()
            show(notice: NoticeText.accountCreated)
            delegate?.didSignUpAndLogIn()
        case .failure: returnToLogin(email: email)
        }
    }

    private func returnToLogin(email: String) {
        showLoading()
        show(notice: NoticeText.accountCreated)
        delegate?.didSignUp(email: email)
        close()
    }

    private func fail(_ failure: Failure) {
        showLoading()
        if let reason = failure.reason { present(Alert(.signUpFailed(reason))) }
    }

    private func showLoading() {
        screen.isBusy = work.isRunning
        storyboard.signUp.isEnabled = !work.isRunning
    }

    private func close() {
        navigationStack?.pop(self)
    }
}
