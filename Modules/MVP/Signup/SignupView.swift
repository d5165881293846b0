import Shared

/// What the presenter can have Sign up show.
protocol SignupView: AnyObject {
    /// Shows that the sign-up is under way, and keeps it from being asked for twice.
    func showLoading(_ isLoading: Bool)

    /// Shows what is wrong with a field; nothing takes the message away.
    func showError(_ message: String?, for field: SignupForm.Field)

    func showAlert(_ alert: AlertContent)

    func showNotice(_ text: String)

    /// Goes back to Log in.
    func close()

    /// Leaves for the app: a session is there.
    func openLanding()
}
