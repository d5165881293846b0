import Shared

/// The ways out of Sign up.
struct SignupExits {
    /// Called once the account is made.
    var didSignUp: (SignupOutcome) -> Void
    /// Called when a person would rather not.
    var cancel: () -> Void
}
