import Headless
import Screens
import Shared

final class SignupViewController: ViewController, SignupViewInput {
    private let storyboard = SignupStoryboard()
    private let presenter: any SignupViewOutput

    init(presenter: any SignupViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.presenter.didEdit(field) }
        }
        storyboard.signUp.onTap = { [weak self] in self?.tapSignUp() }
        storyboard.cancel.onTap = { [weak self] in self?.presenter.didTapCancel() }
        presenter.viewDidLoad()
    }

    func showHint(_ hint: String, for field: SignupForm.Field) {
        storyboard[field].hint = hint
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.signUp.isEnabled = !isLoading
    }

    func showSaving(_ isSaving: Bool) {
        window?.isBusy = isSaving
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

    private func tapSignUp() {
        var form = SignupForm()
        for field in SignupForm.Field.allCases { form[field] = storyboard[field].value }
        presenter.didTapSignUp(form)
    }
}
