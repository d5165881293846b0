import Headless
import Screens
import Shared

final class LoginViewController: ViewController {
    private let storyboard = LoginStoryboard()
    private let viewModel: LoginViewModel
    private let binding: Binding<LoginViewModel>

    init(viewModel: LoginViewModel, binding: Binding<LoginViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in LoginForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.logIn.onTap = { [viewModel] in viewModel.logIn() }
        storyboard.signUp.onTap = { [viewModel] in viewModel.signUp() }
        binding.start(self)
    }

    func viewDidDisappear() {
        viewModel.viewDidDisappear()
    }

    private func edit(_ field: LoginForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }
}

extension LoginViewController: LoginView {
    func render(_ state: LoginViewModel.State) {
        screen.isBusy = state.isSubmitting
        storyboard.logIn.isEnabled = !state.isSubmitting
        for field in LoginForm.Field.allCases {
            storyboard[field].show(state.form[field], error: state.errors[field])
        }
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
