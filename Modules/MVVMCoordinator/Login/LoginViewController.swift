import Headless
import Screens
import Shared

final class LoginViewController: ViewController, BoundView {
    private let storyboard = LoginStoryboard()
    private let viewModel: LoginViewModel
    private let binding: ViewBinding<LoginViewModel>

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in LoginForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.logIn.onTap = { [weak self] in self?.viewModel.logIn() }
        storyboard.signUp.onTap = { [weak self] in self?.viewModel.askToSignUp() }
        binding.start(self)
    }

    func viewDidDisappear() {
        viewModel.viewDidDisappear()
    }

    func render(_ state: LoginViewModel.State) {
        screen.isBusy = state.isLoading
        storyboard.logIn.isEnabled = !state.isLoading
        for field in LoginForm.Field.allCases {
            storyboard[field].show(state.form[field], error: state.errors[field])
        }
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func edit(_ field: LoginForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }
}
