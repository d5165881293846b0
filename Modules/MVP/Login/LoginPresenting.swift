/// What happens on Log in, as the view tells it, and what comes of Sign up.
protocol LoginPresenting: SignupDelegate {
    func didEditEmail()
    func didEditPassword()
    func didTapLogIn(email: String, password: String)
    func didTapSignUp()

    /// Another screen lies above Log in now, or Log in was left.
    func viewDidDisappear()
}
