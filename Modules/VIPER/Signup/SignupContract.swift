import Shared

/// Presenter → View
protocol SignupView: AnyObject {
    /// Shows that the sign-up is under way, and keeps it from being asked for twice.
    func showLoading(_ isLoading: Bool)

    /// Shows what is wrong with a field; nothing takes the message away.
    func showError(_ message: String?, for field: SignupForm.Field)

    func showAlert(_ alert: AlertContent)

    func showNotice(_ text: String)
}

/// View → Presenter
protocol SignupViewOutput: AnyObject {
    func didEdit(_ field: SignupForm.Field)
    func didTapSignUp(_ form: SignupForm)
    func didTapCancel()
}

/// Presenter → Interactor
protocol SignupInteractorInput: AnyObject {
    /// Checks what was entered, and if it will do asks the account service; one of the outputs follows.
    func signUp(_ form: SignupForm)
}

/// Interactor → Presenter
protocol SignupInteractorOutput: AnyObject {
    /// What was entered is well-formed; the service is about to be asked.
    func didBeginSignUp()

    /// What was entered will not do; no request was made.
    func didRefuse(_ error: FormError<SignupForm.Field>)

    /// The account is there; its owner still has to log in.
    func didCreateAccount(email: String)

    /// The account is there, and a session of its owner.
    func didLogIn()

    func didFailSignUp(reason: String)
}

/// Presenter → Router
protocol SignupRouting: AnyObject {
    /// Goes back to Log in.
    func close()

    /// Leaves for the app: a session is there.
    func openLanding()
}

/// Presenter → whichever module opened this one
protocol SignupModuleOutput: AnyObject {
    /// An account was made; it goes by this email.
    func didSignUp(email: String)
}
