import Headless
import Screens
import Shared

final class SignupViewController: ViewController, BoundView {
    private let storyboard = SignupStoryboard()
    private let viewModel: SignupViewModel
    private let binding: ViewBinding<SignupViewModel>

    init(viewModel: SignupViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.signUp.onTap = { [weak self] in self?.viewModel.signUp() }
        storyboard.cancel.onTap = { [weak self] in self?.viewModel.cancel() }
        binding.start(self)
    }

    func render(_ state: SignupViewModel.State) {
        screen.isBusy = state.isLoading
        storyboard.signUp.isEnabled = !state.isLoading
        for field in SignupForm.Field.allCases {
            storyboard[field].hint = state.hints[field]
            storyboard[field].show(state.form[field], error: state.errors[field])
        }
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func edit(_ field: SignupForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }
}
