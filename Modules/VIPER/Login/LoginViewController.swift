import Headless
import Screens
import Shared

final class LoginViewController: ViewController, LoginViewInput {
    private let storyboard = LoginStoryboard()
    private let presenter: any LoginViewOutput

    init(presenter: any LoginViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in LoginForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.presenter.didEdit(field) }
        }
        storyboard.logIn.onTap = { [weak self] in self?.tapLogIn() }
        storyboard.signUp.onTap = { [weak self] in self?.presenter.didTapSignUp() }
    }

    func viewDidDisappear() {
        presenter.viewDidDisappear()
    }

    func fillIn(_ form: LoginForm) {
        for field in LoginForm.Field.allCases { storyboard[field].value = form[field] }
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.logIn.isEnabled = !isLoading
    }

    func showSaving(_ isSaving: Bool) {
        window?.isBusy = isSaving
    }

    func showError(_ message: String?, for field: LoginForm.Field) {
        storyboard[field].error = message
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func tapLogIn() {
        presenter.didTapLogIn(LoginForm(email: storyboard.email.value, password: storyboard.password.value))
    }
}
