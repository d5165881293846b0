import Shared

/// Presenter → View
protocol LoginViewInput: AnyObject {
    /// Replaces the text of all fields.
    func fillIn(_ form: LoginForm)

    /// Shows whether a login is under way; “Log in” is disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    /// Shows whether the session is being saved; the app takes no action meanwhile.
    func showSaving(_ isSaving: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: LoginForm.Field)

    func showAlert(_ alert: AlertContent)

    /// Opens Sign up above this screen.
    func openSignup(delegate: any SignupDelegate)
}

/// View → Presenter
protocol LoginViewOutput: AnyObject {
    func didEdit(_ field: LoginForm.Field)
    func didTapLogIn(_ form: LoginForm)
    func didTapSignUp()

    /// Called when the screen is covered or closed.
    func viewDidDisappear()
}

/// Presenter → the app
protocol LoginDelegate: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()
}
