import Headless
import Screens
import Shared

/// Sign up on the device.
final class SignupViewController: ViewController, SignupView {
    private let storyboard = SignupStoryboard()
    private let presenter: any SignupPresenting
    private weak var app: AppController?

    init(presenter: any SignupPresenting, app: AppController) {
        self.presenter = presenter
        self.app = app
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.presenter.didEdit(field) }
        }
        storyboard.signUp.onTap = { [weak self] in self?.tapSignUp() }
        storyboard.cancel.onTap = { [weak self] in self?.presenter.didTapCancel() }
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.signUp.isEnabled = !isLoading
    }

    func showError(_ message: String?, for field: SignupForm.Field) {
        storyboard[field].error = message
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    func showNotice(_ text: String) {
        show(notice: text)
    }

    func close() {
        navigationStack?.pop(self)
    }

    func openLanding() {
        app?.openLanding()
    }

    private func tapSignUp() {
        presenter.didTapSignUp(storyboard.form)
    }
}
