import Shared
import UIKit

/// The outlets and layout of Log in, the same under each pattern; in the place of `LoginStoryboard`.
final class LoginView: UIView {
    let email = UITextField()
    let password = UITextField()
    let logIn = UIButton(configuration: .filled())
    let signUp = UIButton(configuration: .plain())
    private let emailError = UILabel()
    private let passwordError = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        setUpControls()
        layOut()
    }

    required init?(coder: NSCoder) { nil }

    /// The text of both fields.
    var form: LoginForm {
        LoginForm(email: email.text ?? "", password: password.text ?? "")
    }

    /// The control of a form's field.
    subscript(field: LoginForm.Field) -> UITextField {
        switch field {
        case .email: email
        case .password: password
        }
    }

    /// Replaces a text only where it differs, so that the cursor stays while a user types.
    func fillIn(_ form: LoginForm) {
        for field in LoginForm.Field.allCases where self[field].text != form[field] {
            self[field].text = form[field]
        }
    }

    func showError(_ message: String?, for field: LoginForm.Field) {
        let label = field == .email ? emailError : passwordError
        label.text = message
        label.isHidden = message == nil
    }

    func showLoading(_ isLoading: Bool) {
        logIn.configuration?.showsActivityIndicator = isLoading
        logIn.isEnabled = !isLoading
    }

    /// Opens the keyboard for the first empty field.
    func beginEditing() {
        let field = email.hasText ? password : email
        field.becomeFirstResponder()
    }

    private func setUpControls() {
        email.placeholder = "Email"
        email.keyboardType = .emailAddress
        email.textContentType = .username
        email.autocapitalizationType = .none
        password.placeholder = "Password"
        password.textContentType = .password
        password.isSecureTextEntry = true
        logIn.configuration?.title = "Log in"
        signUp.configuration?.title = "Sign up"
        for label in [emailError, passwordError] {
            label.textColor = .systemRed
            label.numberOfLines = 0
            label.isHidden = true
        }
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [email, emailError, password, passwordError, logIn, signUp])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}
