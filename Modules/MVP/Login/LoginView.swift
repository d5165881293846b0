import Shared

/// What the presenter can have Log in show.
protocol LoginView: AnyObject {
    /// Fills in the email, as after a sign-up.
    func fillIn(email: String)

    /// Shows that the login is under way, and keeps it from being asked for twice.
    func showLoading(_ isLoading: Bool)

    /// Shows what is wrong with a field; nothing takes the message away.
    func showError(_ message: String?, for field: LoginForm.Field)

    func showAlert(_ alert: AlertContent)

    /// Opens Sign up above this screen.
    func openSignup()

    /// Leaves for the app: a session is there.
    func openLanding()
}
