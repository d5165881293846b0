import Shared

/// Presenter → View
protocol SignupViewInput: AnyObject {
    /// Shows the rule for a field.
    func showHint(_ hint: String, for field: SignupForm.Field)

    /// Shows whether a signup is under way; “Sign up” is disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    /// Shows whether the session is being saved; the app takes no action meanwhile.
    func showSaving(_ isSaving: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: SignupForm.Field)

    func showAlert(_ alert: AlertContent)
    func showNotice(_ text: String)

    /// Closes this screen, and shows the one below.
    func close()
}

/// View → Presenter
protocol SignupViewOutput: AnyObject {
    func viewDidLoad()
    func didEdit(_ field: SignupForm.Field)
    func didTapSignUp(_ form: SignupForm)
    func didTapCancel()
}

/// Presenter → the screen that opened Sign up
protocol SignupDelegate: AnyObject {
    /// Called when an account with this email was created; no session is saved.
    func didSignUp(email: String)

    /// Called when an account was created and a session of its owner is saved.
    func didSignUpAndLogIn()
}
