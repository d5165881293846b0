/// The ways out of Log in.
struct LoginExits {
    /// Called once a session is saved.
    var didLogIn: () -> Void
    /// Called when a person wants an account.
    var signUp: () -> Void
}
