import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct LoginPresenterTests {
    @Test func `A valid login is sent once, its session saved, and only then reported to the delegate`() async throws {
        let clock = VirtualClock()
        let spies = LoginSpies()
        let presenter = track(
            LoginPresenter(
                accounts: spies.services,
                sessions: spies.services,
                activity: clock.activity,
                delegate: spies.delegate
            )
        )
        presenter.view = spies.view

        for _ in 1...2 { presenter.didTapLogIn(.valid) }
        await clock.settle()

        spies.messages.expect([
            .showLoading(true), .service(.logIn(try LoginForm.valid.validated())),
            .showSaving(true), .service(.save(.sample)), .showSaving(false),
            .showLoading(false), .didLogIn,
        ])
    }

    @Test func `The login stays under way until its session is saved`() async {
        let (presenter, spies, bench) = makeLogin()
        bench.sessions.hold()
        presenter.didTapLogIn(.valid)
        await bench.clock.settle()
        let during = spies.messages

        bench.sessions.release()
        await bench.clock.settle()

        during.expect([.showLoading(true), .showSaving(true)])
        bench.sessions.messages.expect([.save(.sample)])
        spies.messages.dropFirst(2).expect([.showSaving(false), .showLoading(false), .didLogIn])
    }

    @Test func `A session that cannot be saved shows an alert, unless it was canceled, and no login is reported`() async
    {
        let (presenter, spies, bench) = makeLogin()

        for error: any Error in [StorageError("disk full"), CancellationError()] {
            bench.sessions.failure = error
            presenter.didTapLogIn(.valid)
            await bench.clock.settle()
        }

        let alert = AlertContent.loginFailed("The device could not store or read its data. Try again.")
        let save: [LoginMessage] = [.showLoading(true), .showSaving(true), .showSaving(false), .showLoading(false)]
        spies.messages.expect(save + [.showAlert(alert)] + save)
    }

    @Test func `Each invalid field shows its error, a corrected one clears it, and no request is sent`() async {
        let (presenter, spies, bench) = makeLogin()

        presenter.didTapLogIn(LoginForm(email: "ada", password: "short"))
        presenter.didTapLogIn(LoginForm(email: LoginForm.valid.email, password: "short"))
        await bench.clock.settle()

        spies.messages.expect([
            .showError(FieldError.invalidEmail.message, .email),
            .showError(FieldError.shortPassword.message, .password),
            .showAlert(.checkYourDetails(.invalidEmail)),
            .showError(nil, .email),
            .showError(FieldError.shortPassword.message, .password),
            .showAlert(.checkYourDetails(.shortPassword)),
        ])
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `An edit clears the field's error`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didEdit(.email)
        presenter.didEdit(.password)

        spies.messages.expect([.showError(nil, .email), .showError(nil, .password)])
    }

    @Test func `Each failed login shows an alert, unless it was canceled`() async {
        let (presenter, spies, bench) = makeLogin()
        let refusal = AccountError.invalidCredentials

        for error in [refusal, refusal, CancellationError()] as [any Error] {
            bench.accounts.answers.logIn = .failure(error)
            presenter.didTapLogIn(.valid)
            await bench.clock.settle()
        }

        let alert = LoginMessage.showAlert(.loginFailed("Invalid credentials"))
        spies.messages.expect([
            .showLoading(true), .showLoading(false), alert,
            .showLoading(true), .showLoading(false), alert,
            .showLoading(true), .showLoading(false),
        ])
    }

    @Test func `Leaving cancels the login, and its answer changes and saves nothing`() async throws {
        let (presenter, spies, bench) = makeLogin()
        bench.accounts.hold()
        presenter.didTapLogIn(.valid)
        await bench.clock.settle()

        presenter.viewDidDisappear()
        bench.accounts.release()
        await bench.clock.settle()

        spies.messages.expect([.showLoading(true), .showLoading(false)])
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated()), .canceled])
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `Sign up opens, and the email of a new account is filled in, the password and errors cleared`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didTapSignUp()
        presenter.didSignUp(email: LoginForm.valid.email)

        spies.messages.expect([
            .openSignup(delegate: ObjectIdentifier(presenter)),
            .fillIn(LoginForm(email: LoginForm.valid.email)), .showError(nil, .email), .showError(nil, .password),
        ])
    }

    @Test func `A signup that opens a session is reported to the delegate as a login`() {
        let (presenter, spies, _) = makeLogin()

        presenter.didSignUpAndLogIn()

        spies.messages.expect([.didLogIn])
    }
}

private func makeLogin() -> (LoginPresenter, LoginSpies, Bench) {
    let bench = Bench()
    let spies = LoginSpies()
    let presenter = track(
        LoginPresenter(
            accounts: bench.accounts,
            sessions: bench.sessions,
            activity: bench.clock.activity,
            delegate: spies.delegate
        )
    )
    presenter.view = spies.view
    return (presenter, spies, bench)
}
