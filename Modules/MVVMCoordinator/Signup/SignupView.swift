import Shared

/// Sign up as its binding drives it.
protocol SignupView: BoundView<SignupViewModel.State, AlertContent> {
    /// Shows the form with an error at each invalid field, and whether a sign-up is under way.
    func render(_ state: SignupViewModel.State)

    /// Shows an alert.
    func show(_ alert: AlertContent)
}
