import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginPresenterTests {
    @Test func `A valid login is reported to the module's output once its session is saved`() {
        let (presenter, spies) = makeLogin()

        presenter.didTapLogIn(.valid)
        presenter.didBeginLoggingIn()
        presenter.didBeginSavingSession()
        presenter.didEndSavingSession()
        presenter.didLogIn()

        spies.messages.expect([
            .logIn(.valid), .showLoading(true), .showSaving(true), .showSaving(false), .showLoading(false), .didLogIn,
        ])
    }

    @Test func `Each invalid field shows its error, and a corrected one clears it`() {
        let (presenter, spies) = makeLogin()
        var onePasswordError = FormError<LoginForm.Field>()
        onePasswordError.add(.shortPassword, to: .password)
        var bothErrors = FormError<LoginForm.Field>()
        bothErrors.add(.invalidEmail, to: .email)
        bothErrors.add(.shortPassword, to: .password)

        presenter.didFailValidation(bothErrors)
        presenter.didFailValidation(onePasswordError)

        spies.messages.expect([
            .showError(FieldError.invalidEmail.message, .email),
            .showError(FieldError.shortPassword.message, .password),
            .showAlert(.checkYourDetails(.invalidEmail)),
            .showError(nil, .email),
            .showError(FieldError.shortPassword.message, .password),
            .showAlert(.checkYourDetails(.shortPassword)),
        ])
    }

    @Test func `An edit clears the field's error`() {
        let (presenter, spies) = makeLogin()

        presenter.didEdit(.email)
        presenter.didEdit(.password)

        spies.messages.expect([.showError(nil, .email), .showError(nil, .password)])
    }

    @Test func `Each failed login shows an alert, unless it was canceled`() {
        let (presenter, spies) = makeLogin()

        for failure in [Failure.invalidCredentials, .invalidCredentials, .canceled] {
            presenter.didFailToLogIn(failure)
        }

        let end: [LoginMessage] = [.showLoading(false)]
        let alert = LoginMessage.showAlert(.loginFailed("Invalid credentials"))
        spies.messages.expect(end + [alert] + end + [alert] + end)
    }

    @Test func `Leaving cancels the login and ends the busy state`() {
        let (presenter, spies) = makeLogin()

        presenter.viewDidDisappear()

        spies.messages.expect([.cancelLogIn, .showLoading(false)])
    }

    @Test func `A signup that opens a session is reported to the module's output as a login`() {
        let (presenter, spies) = makeLogin()

        presenter.didSignUpAndLogIn()

        spies.messages.expect([.didLogIn])
    }

    @Test func `Sign up opens, and the email of a new account is filled in, the password and errors cleared`() {
        let (presenter, spies) = makeLogin()

        presenter.didTapSignUp()
        spies.router.signupOutput?.didSignUp(email: LoginForm.valid.email)

        spies.messages.expect([
            .openSignup, .fillIn(LoginForm(email: LoginForm.valid.email)), .showError(nil, .email),
            .showError(nil, .password),
        ])
    }
}

private func makeLogin() -> (LoginPresenter, LoginSpies) {
    let spies = LoginSpies()
    let presenter = track(
        LoginPresenter(interactor: spies.interactor, router: spies.router, moduleOutput: spies.moduleOutput)
    )
    presenter.view = spies.view
    return (presenter, spies)
}
