import Shared

/// Presenter → View
protocol LoginView: AnyObject {
    /// Fills in the email, as after a sign-up.
    func fillIn(email: String)

    /// Shows that the login is under way, and keeps it from being asked for twice.
    func showLoading(_ isLoading: Bool)

    /// Shows what is wrong with a field; nothing takes the message away.
    func showError(_ message: String?, for field: LoginForm.Field)

    func showAlert(_ alert: AlertContent)
}

/// View → Presenter
protocol LoginViewOutput: AnyObject {
    func didEditEmail()
    func didEditPassword()
    func didTapLogIn(email: String, password: String)
    func didTapSignUp()

    /// Another screen lies above Log in now, or Log in was left.
    func viewDidDisappear()
}

/// Presenter → Interactor
protocol LoginInteractorInput: AnyObject {
    /// Checks what was entered, and if it will do asks the account service; one of the outputs follows.
    func logIn(email: String, password: String)

    /// Gives up the login under way; no output follows.
    func cancelLogIn()
}

/// Interactor → Presenter
protocol LoginInteractorOutput: AnyObject {
    /// What was entered is well-formed; the service is about to be asked.
    func didBeginLogIn()

    /// What was entered will not do; no request was made.
    func didRefuse(_ error: FormError<LoginForm.Field>)

    /// A session is saved.
    func didLogIn()

    func didFailLogIn(reason: String)
}

/// Presenter → Router
protocol LoginRouting: AnyObject {
    /// Opens Sign up above this screen; `output` hears of a new account.
    func openSignup(output: any SignupModuleOutput)

    /// Leaves for the app.
    func openLanding()
}
