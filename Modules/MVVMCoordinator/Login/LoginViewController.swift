import Headless
import Screens
import Shared

/// Log in on the device.
final class LoginViewController: ViewController {
    private let storyboard = LoginStoryboard()
    private let viewModel: LoginViewModel
    private let activity: Activity
    private var binding: Binding<LoginViewModel.State>?
    private var alerts = Once<AlertContent>()

    init(viewModel: LoginViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.email.onEdit = { [weak self] in self?.editEmail() }
        storyboard.password.onEdit = { [weak self] in self?.editPassword() }
        storyboard.logIn.onTap = { [viewModel] in viewModel.logIn() }
        storyboard.signUp.onTap = { [viewModel] in viewModel.signUp() }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
    }

    func viewDidDisappear() {
        viewModel.cancelLogIn()
    }

    private func editEmail() {
        viewModel.edit(email: storyboard.email.value)
    }

    private func editPassword() {
        viewModel.edit(password: storyboard.password.value)
    }

    private func render(_ state: LoginViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.logIn.isEnabled = state.phase != .loading
        storyboard.email.value = state.form.email
        storyboard.email.error = state.errors[.email]
        storyboard.password.value = state.form.password
        storyboard.password.error = state.errors[.password]
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
    }
}
