import Shared
import UIKit

protocol LoginDelegate: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()
}

/// Validates the form, logs in, saves the session, and opens Sign up.
final class LoginViewController: UIViewController, SignupDelegate {
    private nonisolated enum Job: Hashable {
        case logIn
        case saveSession
    }

    private let loginView = LoginView()
    private lazy var alerts = AlertQueue(of: self)
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
        super.init(nibName: nil, bundle: nil)
        title = "Log in"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = loginView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in LoginForm.Field.allCases {
            let edit = UIAction { [weak self] _ in self?.loginView.showError(nil, for: field) }
            loginView[field].addAction(edit, for: .editingChanged)
        }
        let logIn = UIAction { [weak self] _ in self?.logIn() }
        loginView.logIn.addAction(logIn, for: .primaryActionTriggered)
        let signUp = UIAction { [weak self] _ in self?.openSignup() }
        loginView.signUp.addAction(signUp, for: .primaryActionTriggered)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        loginView.beginEditing()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        alerts.isReady = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        alerts.isReady = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        work.cancel(.logIn)
        showLoading()
    }

    func didSignUp(email: String) {
        loginView.fillIn(LoginForm(email: email))
        for field in LoginForm.Field.allCases { loginView.showError(nil, for: field) }
    }

    func didSignUpAndLogIn() {
        delegate?.didLogIn()
    }

    private func openSignup() {
        let signup = SignupViewController(
            accounts: accounts,
            sessions: sessions,
            policy: policy,
            afterSignup: afterSignup,
            activity: activity,
            delegate: self
        )
        navigationController?.pushViewController(signup, animated: true)
    }

    private func logIn() {
        guard !work.isRunning else { return }
        do {
            logIn(try loginView.form.validated())
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
        for field in LoginForm.Field.allCases { loginView.showError(error[field]?.message, for: field) }
        alerts.show(.checkYourDetails(error.first))
    }

    private func finishLogIn(_ result: Result<Session, Failure>) {
        switch result {
        case .success(let session): save(session)
        case .failure(let failure): fail(failure)
        }
    }

    /// Saves the session; until then the app takes no action, so that nobody can leave or log in again.
    private func save(_ session: Session) {
        navigationController?.view.window?.isUserInteractionEnabled = false
        work.write(.saveSession) { [sessions] in
            try await sessions.save(session)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        navigationController?.view.window?.isUserInteractionEnabled = true
        switch result {
        case .success:
            showLoading()
            delegate?.didLogIn()
        case .failure(let failure): fail(failure)
        }
    }

    private func fail(_ failure: Failure) {
        showLoading()
        if let reason = failure.reason { alerts.show(.loginFailed(reason)) }
    }

    private func showLoading() {
        loginView.showLoading(work.isRunning)
    }
}
