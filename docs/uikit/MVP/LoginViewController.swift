import Shared
import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
    private let loginView = LoginView()
    private lazy var alerts = AlertQueue(of: self)
    private let presenter: any LoginViewOutput
    private let makeSignup: (any SignupDelegate) -> UIViewController

    init(presenter: any LoginViewOutput, makeSignup: @escaping (any SignupDelegate) -> UIViewController) {
        self.presenter = presenter
        self.makeSignup = makeSignup
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
            let edit = UIAction { [weak self] _ in self?.presenter.didEdit(field) }
            loginView[field].addAction(edit, for: .editingChanged)
        }
        let logIn = UIAction { [weak self] _ in self?.tapLogIn() }
        loginView.logIn.addAction(logIn, for: .primaryActionTriggered)
        let signUp = UIAction { [weak self] _ in self?.presenter.didTapSignUp() }
        loginView.signUp.addAction(signUp, for: .primaryActionTriggered)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
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
        presenter.viewDidDisappear()
    }

    func fillIn(_ form: LoginForm) {
        loginView.fillIn(form)
    }

    func showLoading(_ isLoading: Bool) {
        loginView.showLoading(isLoading)
    }

    func showSaving(_ isSaving: Bool) {
        navigationController?.view.window?.isUserInteractionEnabled = !isSaving
    }

    func showError(_ message: String?, for field: LoginForm.Field) {
        loginView.showError(message, for: field)
    }

    func showAlert(_ alert: AlertContent) {
        alerts.show(alert)
    }

    func openSignup(delegate: any SignupDelegate) {
        navigationController?.pushViewController(makeSignup(delegate), animated: true)
    }

    private func tapLogIn() {
        presenter.didTapLogIn(loginView.form)
    }
}
