import Headless
import Screens
import Shared

/// Sign up on the device.
final class SignupViewController: ViewController {
    private let storyboard = SignupStoryboard()
    private let viewModel: SignupViewModel
    private let activity: Activity
    private var binding: Binding<SignupViewModel.State>?
    private var alerts = Once<AlertContent>()

    init(viewModel: SignupViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.signUp.onTap = { [viewModel] in viewModel.signUp() }
        storyboard.cancel.onTap = { [viewModel] in viewModel.cancel() }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
    }

    private func edit(_ field: SignupForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }

    private func render(_ state: SignupViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.signUp.isEnabled = state.phase != .loading
        for field in SignupForm.Field.allCases {
            storyboard[field].value = state.form[field]
            storyboard[field].error = state.errors[field]
        }
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
    }
}
