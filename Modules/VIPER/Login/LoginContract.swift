import Shared

/// Presenter → View
protocol LoginViewInput: AnyObject {
    /// Replaces the text of all fields.
    func fillIn(_ form: LoginForm)

    /// Shows whether a login is under way; “Log in” is disabled meanwhile.
    func showLoading(_ isLoading: Bool)

    /// Shows whether the session is being saved; the app takes no action meanwhile.
    func showSaving(_ isSaving: Bool)

    /// Shows an error on a field; `nil` clears it.
    func showError(_ message: String?, for field: LoginForm.Field)

    func showAlert(_ alert: AlertContent)
}

/// Presenter → Router
protocol LoginRouterInput: AnyObject {
    /// Opens Sign up above this screen.
    func openSignup(output: any SignupModuleOutput)
}

/// View → Presenter
protocol LoginViewOutput: AnyObject {
    func didEdit(_ field: LoginForm.Field)
    func didTapLogIn(_ form: LoginForm)
    func didTapSignUp()

    /// Called when the screen is covered or closed.
    func viewDidDisappear()
}

/// Presenter → Interactor
protocol LoginInteractorInput: AnyObject {
    /// Validates the input, logs in and saves the session. Does nothing while a login is under way.
    func logIn(_ form: LoginForm)

    /// Cancels the login that is under way, unless its session is being saved; the output is not called for it.
    func cancelLogIn()
}

/// Interactor → Presenter
protocol LoginInteractorOutput: AnyObject {
    /// Called when validation failed; no request was sent.
    func didFailValidation(_ error: FormError<LoginForm.Field>)

    /// Called when a login has begun; `didBeginSavingSession` or `didFailToLogIn` follows unless it is canceled.
    func didBeginLoggingIn()

    /// Called when the credentials were right; `didLogIn` or `didFailToLogIn` follows.
    func didBeginSavingSession()

    /// Called when the session is saved or could not be saved; one of the outputs below follows.
    func didEndSavingSession()

    /// Called when a session is saved.
    func didLogIn()

    func didFailToLogIn(_ failure: Failure)
}

/// Presenter → the module that opened Log in
protocol LoginModuleOutput: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()
}
