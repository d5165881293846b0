import Shared

/// Presenter → View
protocol LoginView: AnyObject {
    /// Sets the text of the email field.
    func fillIn(email: String)

    /// Shows or hides the busy mark; “Log in” is disabled while it shows.
    func showLoading(_ isLoading: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: LoginForm.Field)

    func showAlert(_ alert: AlertContent)

    /// Opens Sign up above this screen; `delegate` receives the new account's email.
    func openSignup(delegate: any SignupDelegate)
}

/// View → Presenter
protocol LoginPresenting: AnyObject {
    func didEditEmail()
    func didEditPassword()
    func didTapLogIn(email: String, password: String)
    func didTapSignUp()

    /// Called when the screen has been covered or closed.
    func viewDidDisappear()
}
