import Headless
import Screens
import Shared

protocol SignupDelegate: AnyObject {
    /// Called when an account with this email was created; no session is saved.
    func didSignUp(email: String)

    /// Called when an account was created and a session of its owner is saved.
    func didSignUpAndLogIn()
}

/// Validates the form and creates an account.
final class SignupViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case signUp
    }

    private let storyboard = SignupStoryboard()
    private let services: Services
    private let work: Work<Job>
    private weak var delegate: (any SignupDelegate)?

    init(services: Services, delegate: any SignupDelegate) {
        self.services = services
        self.delegate = delegate
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.password.hint = services.options.policy.hint
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.storyboard[field].error = nil }
        }
        storyboard.signUp.onTap = { [weak self] in self?.signUp() }
        storyboard.cancel.onTap = { [weak self] in self?.close() }
    }

    private func signUp() {
        var form = SignupForm()
        for field in SignupForm.Field.allCases { form[field] = storyboard[field].value }
        do {
            signUp(try form.validated(policy: services.options.policy))
        } catch {
            refuse(error)
        }
    }

    private func signUp(_ registration: Registration) {
        let hasBegun = work.attempt(.signUp) { [services] in
            try await services.accounts.signUp(registration)
        } then: { [weak self] result in
            self?.finishSignUp(result)
        }
        if hasBegun { showLoading(true) }
    }

    /// Shows the form's errors; no request is sent.
    private func refuse(_ error: FormError<SignupForm.Field>) {
        for field in SignupForm.Field.allCases { storyboard[field].error = error[field]?.message }
        present(Alert(.checkYourDetails(error.first)))
    }

    private func finishSignUp(_ result: Result<SignupOutcome, any Error>) {
        showLoading(false)
        switch result {
        case .success(let outcome): leave(outcome)
        case .failure(let error): show(Failure(error))
        }
    }

    private func leave(_ outcome: SignupOutcome) {
        show(notice: NoticeText.accountCreated)
        switch outcome {
        case .accountCreated(let email):
            delegate?.didSignUp(email: email)
            close()
        case .loggedIn:
            delegate?.didSignUpAndLogIn()
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { present(Alert(.signUpFailed(reason))) }
    }

    private func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.signUp.isEnabled = !isLoading
    }

    private func close() {
        navigationStack?.pop(self)
    }
}
