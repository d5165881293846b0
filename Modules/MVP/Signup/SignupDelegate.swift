/// Whoever opened Sign up and wants to know how it went.
protocol SignupDelegate: AnyObject {
    /// An account was made; it goes by this email.
    func didSignUp(email: String)
}
