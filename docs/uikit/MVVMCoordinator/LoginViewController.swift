import Shared
import UIKit

final class LoginViewController: UIViewController {
    private let loginView = LoginView()
    private lazy var alerts = AlertQueue(of: self)
    private let viewModel: LoginViewModel

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Log in"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = loginView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in LoginForm.Field.allCases {
            let edit = UIAction { [weak self] _ in self?.edit(field) }
            loginView[field].addAction(edit, for: .editingChanged)
        }
        let logIn = UIAction { [weak self] _ in self?.viewModel.logIn() }
        loginView.logIn.addAction(logIn, for: .primaryActionTriggered)
        let signUp = UIAction { [weak self] _ in self?.viewModel.askToSignUp() }
        loginView.signUp.addAction(signUp, for: .primaryActionTriggered)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        updatePropertiesIfNeeded()
        loginView.beginEditing()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        alerts.isReady = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        alerts.isReady = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        viewModel.viewDidDisappear()
    }

    /// Called before layout, and again after a change of what it has read. `takeAll` changes the queue even if it is
    /// empty: without the condition, the calls might not end.
    override func updateProperties() {
        super.updateProperties()
        render(viewModel.state)
        if !viewModel.events.waiting.isEmpty {
            for event in viewModel.events.takeAll() { alerts.show(event) }
        }
    }

    private func render(_ state: LoginViewModel.State) {
        loginView.fillIn(state.form)
        loginView.showLoading(state.isLoading)
        for field in LoginForm.Field.allCases { loginView.showError(state.errors[field], for: field) }
    }

    private func edit(_ field: LoginForm.Field) {
        viewModel.edit(field, to: loginView[field].text ?? "")
    }
}
