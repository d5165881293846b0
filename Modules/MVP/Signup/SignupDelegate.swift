/// Receives the email of a new account, after which the user is to log in. The sign-up presenter holds it weakly.
protocol SignupDelegate: AnyObject {
    /// Called when an account with this email was created, before Sign up closes.
    func didSignUp(email: String)
}
