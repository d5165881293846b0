import Headless
import Screens
import Shared

/// Log in on the device.
final class LoginViewController: ViewController, LoginView {
    private let storyboard = LoginStoryboard()
    private let presenter: any LoginPresenting
    private weak var app: AppController?

    init(presenter: any LoginPresenting, app: AppController) {
        self.presenter = presenter
        self.app = app
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.email.onEdit = { [weak self] in self?.presenter.didEditEmail() }
        storyboard.password.onEdit = { [weak self] in self?.presenter.didEditPassword() }
        storyboard.logIn.onTap = { [weak self] in self?.tapLogIn() }
        storyboard.signUp.onTap = { [weak self] in self?.presenter.didTapSignUp() }
    }

    func viewDidDisappear() {
        presenter.viewDidDisappear()
    }

    func fillIn(email: String) {
        storyboard.email.value = email
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.logIn.isEnabled = !isLoading
    }

    func showError(_ message: String?, for field: LoginForm.Field) {
        storyboard[field].error = message
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    func openSignup() {
        guard let app else { return }
        navigationStack?.push(SignupAssembly.make(app: app, delegate: presenter))
    }

    func openLanding() {
        app?.openLanding()
    }

    private func tapLogIn() {
        presenter.didTapLogIn(email: storyboard.email.value, password: storyboard.password.value)
    }
}
