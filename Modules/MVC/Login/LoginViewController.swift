import Headless
import Screens
import Shared

protocol LoginDelegate: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()
}

/// Validates the form, logs in, saves the session, and opens Sign up.
final class LoginViewController: ViewController, SignupDelegate {
    private nonisolated enum Job: Hashable {
        case logIn
        case saveSession
    }

    private let storyboard = LoginStoryboard()
    private let accounts: any AccountService
    private let sessions: any SessionStore
    private let policy: PasswordPolicy
    private let afterSignup: AppOptions.AfterSignup
    private let activity: Activity
    private let work: Work<Job>
    private weak var delegate: (any LoginDelegate)?

    /// Creates the screen; `policy` and `afterSignup` are for Sign up.
    init(
        accounts: any AccountService,
        sessions: any SessionStore,
        policy: PasswordPolicy,
        afterSignup: AppOptions.AfterSignup,
        activity: Activity,
        delegate: any LoginDelegate
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.policy = policy
        self.afterSignup = afterSignup
        self.activity = activity
        self.delegate = delegate
        work = Work(activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in LoginForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.storyboard[field].error = nil }
        }
        storyboard.logIn.onTap = { [weak self] in self?.logIn() }
        storyboard.signUp.onTap = { [weak self] in self?.openSignup() }
    }

    func viewDidDisappear() {
        work.cancel(.logIn)
        showLoading()
    }

    func didSignUp(email: String) {
        let form = LoginForm(email: email)
        for field in LoginForm.Field.allCases {
            storyboard[field].value = form[field]
            storyboard[field].error = nil
        }
    }

    func didSignUpAndLogIn() {
        delegate?.didLogIn()
    }

    private func openSignup() {
        navigationStack?.push(
            SignupViewController(
                accounts: accounts,
                sessions: sessions,
                policy: policy,
                afterSignup: afterSignup,
                activity: activity,
                delegate: self
            )
        )
    }

    private func logIn() {
        guard !work.isRunning else { return }
        let form = LoginForm(email: storyboard.email.value, password: storyboard.password.value)
        do {
            logIn(try form.validated())
        } catch {
            refuse(error)
        }
    }

    private func logIn(_ credentials: Credentials) {
        work.run(.logIn) { [accounts] in
            try await accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        showLoading()
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { storyboard[field].error = error[field]?.message }
        present(Alert(.checkYourDetails(error.first)))
    }

    private func finishLogIn(_ result: Result<Session, Failure>) {
        switch result {
        case .success(let session): save(session)
        case .failure(let failure): fail(failure)
        }
    }

    /// Saves the session; until then the app takes no action, so that nobody can leave or log in again.
    private func save(_ session: Session) {
        window?.isBusy = true
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        window?.isBusy = false
        switch result {
        case .success:
            showLoading()
            delegate?.didLogIn()
        case .failure(let failure): fail(failure)
        }
    }

    private func fail(_ failure: Failure) {
        showLoading()
        if let reason = failure.reason { present(Alert(.loginFailed(reason))) }
    }

    private func showLoading() {
        screen.isBusy = work.isRunning
        storyboard.logIn.isEnabled = !work.isRunning
    }
}
