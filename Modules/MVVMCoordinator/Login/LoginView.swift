import Shared

/// The view of Log in, driven by its binding.
protocol LoginView: BoundView<LoginViewModel.State, AlertContent> {
    /// Shows the form with an error at each invalid field, and whether a login is under way.
    func render(_ state: LoginViewModel.State)

    func show(_ alert: AlertContent)
}
