import Shared

/// The view of Sign up, driven by its binding.
protocol SignupView: BoundView<SignupViewModel.State, AlertContent> {
    /// Shows the form with an error at each invalid field, and whether a signup is under way.
    func render(_ state: SignupViewModel.State)

    func show(_ alert: AlertContent)
}
