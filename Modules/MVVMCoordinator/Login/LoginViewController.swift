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
        storyboard.email.onEdit = { [weak self] in self?.editEmail() }
        storyboard.password.onEdit = { [weak self] in self?.editPassword() }
        storyboard.logIn.onTap = { [viewModel] in viewModel.logIn() }
        storyboard.signUp.onTap = { [viewModel] in viewModel.signUp() }
        binding.start(self)
    }

    func viewDidDisappear() {
        viewModel.viewDidDisappear()
    }

    private func editEmail() {
        viewModel.edit(email: storyboard.email.value)
    }

    private func editPassword() {
        viewModel.edit(password: storyboard.password.value)
    }
}

extension LoginViewController: LoginView {
    func render(_ state: LoginViewModel.State) {
        screen.isBusy = state.isSubmitting
        storyboard.logIn.isEnabled = !state.isSubmitting
        storyboard.email.show(state.form.email, error: state.errors[.email])
        storyboard.password.show(state.form.password, error: state.errors[.password])
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
