import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct LoginPresenterTests {
    @Test func `A valid login is sent once and reported to the delegate`() async throws {
        let (presenter, spies, bench) = makeLogin()

        presenter.didTapLogIn(.valid)
        await bench.clock.settle()

        #expect(spies.messages == [.showLoading(true), .showLoading(false), .didLogIn])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
    }

    @Test func `Each invalid field shows its error, and no request is sent`() async {
        let (presenter, spies, bench) = makeLogin()

        presenter.didTapLogIn(LoginForm(email: "ada", password: "short"))
        await bench.clock.settle()

        #expect(
            spies.messages == [
                .showError(FieldError.invalidEmail.message, .email),
                .showError(FieldError.shortPassword.message, .password),
                .showAlert(.checkYourDetails(.invalidEmail)),
            ]
        )
        #expect(bench.accounts.messages == [])
    }

    @Test func `A tap clears the error of a field that has become valid`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didTapLogIn(LoginForm(email: LoginForm.valid.email, password: "short"))

        #expect(spies.messages.first == .showError(nil, .email))
    }

    @Test func `An edit clears the field's error`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didEdit(.email)
        presenter.didEdit(.password)

        #expect(spies.messages == [.showError(nil, .email), .showError(nil, .password)])
    }

    @Test func `Each failed login shows an alert`() async {
        let (presenter, spies, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(AccountError.invalidCredentials)

        for _ in 1...2 {
            presenter.didTapLogIn(.valid)
            await bench.clock.settle()
        }

        let oneFailure: [LoginMessage] = [
            .showLoading(true), .showLoading(false), .showAlert(.loginFailed("Invalid credentials")),
        ]
        #expect(spies.messages == oneFailure + oneFailure)
    }

    @Test func `A second tap while busy sends no request`() async throws {
        let (presenter, spies, bench) = makeLogin()
        bench.accounts.hold()

        presenter.didTapLogIn(.valid)
        presenter.didTapLogIn(.valid)
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(spies.messages == [.showLoading(true), .showLoading(false), .didLogIn])
    }

    @Test func `A canceled login ends the busy state and shows nothing`() async {
        let (presenter, spies, bench) = makeLogin()
        bench.accounts.answers.logIn = .failure(CancellationError())

        presenter.didTapLogIn(.valid)
        await bench.clock.settle()

        #expect(spies.messages == [.showLoading(true), .showLoading(false)])
    }

    @Test func `Leaving cancels the login, and its answer changes nothing`() async throws {
        let (presenter, spies, bench) = makeLogin()
        bench.accounts.hold()
        presenter.didTapLogIn(.valid)
        await bench.clock.settle()

        presenter.viewDidDisappear()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(spies.messages == [.showLoading(true), .showLoading(false)])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated()), .canceled])
    }

    @Test func `Sign up opens with the presenter as its delegate`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didTapSignUp()

        #expect(spies.messages == [.openSignup(delegate: ObjectIdentifier(presenter))])
    }

    @Test func `The email of a new account is filled in, and the password and errors are cleared`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didSignUp(email: LoginForm.valid.email)

        #expect(
            spies.messages == [
                .fillIn(LoginForm(email: LoginForm.valid.email)), .showError(nil, .email), .showError(nil, .password),
            ]
        )
    }

    @Test func `A signup that opens a session is reported to the delegate as a login`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didSignUpAndLogIn()

        #expect(spies.messages == [.didLogIn])
    }
}

private func makeLogin() -> (LoginPresenter, LoginSpies, Bench) {
    let bench = Bench()
    let spies = LoginSpies()
    let presenter = track(
        LoginPresenter(accounts: bench.accounts, clock: bench.clock, delegate: spies.delegate)
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
