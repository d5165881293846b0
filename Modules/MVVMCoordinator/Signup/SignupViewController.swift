import Headless
import Screens
import Shared

final class SignupViewController: ViewController {
    private let storyboard = SignupStoryboard()
    private let viewModel: SignupViewModel
    private let binding: Binding<SignupViewModel>

    init(viewModel: SignupViewModel, binding: Binding<SignupViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in SignupForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.signUp.onTap = { [viewModel] in viewModel.signUp() }
        storyboard.cancel.onTap = { [viewModel] in viewModel.cancel() }
        binding.start(self)
    }

    private func edit(_ field: SignupForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }
}

extension SignupViewController: SignupView {
    func render(_ state: SignupViewModel.State) {
        screen.isBusy = state.isSubmitting
        storyboard.signUp.isEnabled = !state.isSubmitting
        for field in SignupForm.Field.allCases {
            storyboard[field].show(state.form[field], error: state.errors[field])
        }
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
