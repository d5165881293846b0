import Headless
import Screens
import Shared

final class LoginViewController: ViewController, LoginViewInput {
    private let storyboard = LoginStoryboard()
    private let output: any LoginViewOutput

    init(output: any LoginViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in LoginForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.output.didEdit(field) }
        }
        storyboard.logIn.onTap = { [weak self] in self?.tapLogIn() }
        storyboard.signUp.onTap = { [weak self] in self?.output.didTapSignUp() }
    }

    func viewDidDisappear() {
        output.viewDidDisappear()
    }

    func fillIn(_ form: LoginForm) {
        for field in LoginForm.Field.allCases { storyboard[field].value = form[field] }
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

    private func tapLogIn() {
        output.didTapLogIn(LoginForm(email: storyboard.email.value, password: storyboard.password.value))
    }
}
