import Shared

/// Presenter → View
protocol SignupViewInput: AnyObject {
    /// Shows the rule for a field.
    func showHint(_ hint: String, for field: SignupForm.Field)

    /// Shows whether a signup is under way; “Sign up” is disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    /// Shows whether the session is being saved; the app takes no action meanwhile.
    func showSaving(_ isSaving: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: SignupForm.Field)

    func showAlert(_ alert: AlertContent)
    func showNotice(_ text: String)
}

/// Presenter → Router
protocol SignupRouterInput: AnyObject {
    /// Closes this screen, and shows the one below.
    func close()
}

/// View → Presenter
protocol SignupViewOutput: AnyObject {
    func viewDidLoad()
    func didEdit(_ field: SignupForm.Field)
    func didTapSignUp(_ form: SignupForm)
    func didTapCancel()
}

/// Presenter → Interactor
protocol SignupInteractorInput: AnyObject {
    /// Validates the input, signs up and, if the landing screen is to follow, saves the session. Does nothing while a
    /// signup is under way.
    func signUp(_ form: SignupForm)
}

/// Interactor → Presenter
protocol SignupInteractorOutput: AnyObject {
    /// Called when validation failed; no request was sent.
    func didFailValidation(_ error: FormError<SignupForm.Field>)

    /// Called when a signup has begun; one of the outputs below follows, unless the screen is left.
    func didBeginSigningUp()

    /// Called when an account was created whose session is to be saved; `didSignUp` or `didSignUpAndLogIn` follows.
    func didBeginSavingSession()

    /// Called when the session is saved or could not be saved; one of the outputs below follows.
    func didEndSavingSession()

    /// Called when an account was created; no session is saved.
    func didSignUp(email: String)

    /// Called when an account was created and a session of its owner is saved.
    func didSignUpAndLogIn()

    func didFailToSignUp(_ failure: Failure)
}

/// Presenter → the module that opened Sign up
protocol SignupModuleOutput: AnyObject {
    /// Called when an account with this email was created; no session is saved.
    func didSignUp(email: String)

    /// Called when an account was created and a session of its owner is saved.
    func didSignUpAndLogIn()
}
