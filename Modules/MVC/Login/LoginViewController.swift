import Headless
import Screens
import Shared

protocol LoginDelegate: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()
}

/// Validates the form, logs in, and opens Sign up.
final class LoginViewController: ViewController, SignupDelegate {
    private nonisolated enum Job: Hashable {
        case logIn
    }

    private let storyboard = LoginStoryboard()
    private let services: Services
    private let work: Work<Job>
    private weak var delegate: (any LoginDelegate)?

    init(services: Services, delegate: any LoginDelegate) {
        self.services = services
        self.delegate = delegate
        work = Work(clock: services.clock)
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
        showLoading(false)
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
        navigationStack?.push(SignupViewController(services: services, delegate: self))
    }

    private func logIn() {
        let form = LoginForm(email: storyboard.email.value, password: storyboard.password.value)
        do {
            logIn(try form.validated())
        } catch {
            refuse(error)
        }
    }

    private func logIn(_ credentials: Credentials) {
        let hasBegun = work.attempt(.logIn) { [services] in
            try await services.accounts.logIn(credentials)
        } then: { [weak self] result in
            self?.finishLogIn(result)
        }
        if hasBegun { showLoading(true) }
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<LoginForm.Field>) {
        for field in LoginForm.Field.allCases { storyboard[field].error = error[field]?.message }
        present(Alert(.checkYourDetails(error.first)))
    }

    private func finishLogIn(_ result: Result<Void, any Error>) {
        showLoading(false)
        switch result {
        case .success: delegate?.didLogIn()
        case .failure(let error): show(Failure(error))
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { present(Alert(.loginFailed(reason))) }
    }

    private func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.logIn.isEnabled = !isLoading
    }
}
