import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginPresenterTests {
    @Test func `A login is reported to the module's output`() {
        let (presenter, spies) = makeLogin()

        presenter.didTapLogIn(.valid)
        presenter.didBeginLoggingIn()
        presenter.didLogIn()

        #expect(
            spies.messages == [
                .logIn(.valid),
                .showLoading(true),
                .showLoading(false),
                .didLogIn,
            ]
        )
    }

    @Test func `A refused form shows an error on each field and an alert with the first`() throws {
        let (presenter, spies) = makeLogin()

        let error = try #require(throws: FormError<LoginForm.Field>.self) {
            try LoginForm(email: "ada", password: "short").validated()
        }
        presenter.didFailValidation(error)

        #expect(
            spies.messages == [
                .showError(FieldError.invalidEmail.message, .email),
                .showError(FieldError.shortPassword.message, .password),
                .showAlert(.checkYourDetails(.invalidEmail)),
            ]
        )
    }

    @Test func `A refused form clears the error of a valid field`() throws {
        let (presenter, spies) = makeLogin()

        let error = try #require(throws: FormError<LoginForm.Field>.self) {
            try LoginForm(email: LoginForm.valid.email, password: "short").validated()
        }
        presenter.didFailValidation(error)

        #expect(spies.messages.first == .showError(nil, .email))
    }

    @Test func `An edit clears the field's error`() {
        let (presenter, spies) = makeLogin()

        presenter.didEdit(.email)
        presenter.didEdit(.password)

        #expect(spies.messages == [.showError(nil, .email), .showError(nil, .password)])
    }

    @Test func `Each failed login shows an alert`() {
        let (presenter, spies) = makeLogin()

        presenter.didFailToLogIn(.invalidCredentials)
        presenter.didFailToLogIn(.invalidCredentials)

        let oneFailure: [LoginMessage] = [
            .showLoading(false), .showAlert(.loginFailed("Invalid credentials")),
        ]
        #expect(spies.messages == oneFailure + oneFailure)
    }

    @Test func `A login canceled elsewhere ends the busy state without an alert`() {
        let (presenter, spies) = makeLogin()

        presenter.didFailToLogIn(.canceled)

        #expect(spies.messages == [.showLoading(false)])
    }

    @Test func `A screen that disappears cancels the login and ends the busy state`() {
        let (presenter, spies) = makeLogin()

        presenter.viewDidDisappear()

        #expect(spies.messages == [.cancelLogIn, .showLoading(false)])
    }

    @Test func `A login by Sign up is reported to the module's output`() {
        let (presenter, spies) = makeLogin()

        presenter.didSignUpAndLogIn()

        #expect(spies.messages == [.didLogIn])
    }

    @Test func `A new account's email is filled in, and the password and errors are cleared`() {
        let (presenter, spies) = makeLogin()

        presenter.didTapSignUp()
        spies.router.signupOutput?.didSignUp(email: LoginForm.valid.email)

        #expect(
            spies.messages == [
                .openSignup, .fillIn(LoginForm(email: LoginForm.valid.email)), .showError(nil, .email),
                .showError(nil, .password),
            ]
        )
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
