import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `A valid login is sent once, with Log in disabled, and reported to the delegate`() async throws {
        let (_, delegate, bench) = showLogin()

        try bench.device.logIn()
        let effect = try bench.device.tap("Log in")
        let isBusy = bench.device.screen?.isBusy
        await bench.clock.settle()

        #expect(effect == .disabledButton("Log in"))
        #expect(isBusy == true)
        #expect(bench.device.screen?.isBusy == false)
        delegate.messages.expect([.didLogIn])
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated())])
        bench.sessions.messages.expect([.save(.sample)])
    }

    @Test func `A login is answered first, then its session is saved, and only then it is reported`() async throws {
        let (_, delegate, bench) = showLogin()
        var steps: [[Int]] = []
        bench.accounts.hold()
        bench.sessions.hold()
        try bench.device.logIn()

        for release in [{}, bench.accounts.release, bench.sessions.release] {
            release()
            await bench.clock.settle()
            steps.append([bench.accounts.messages.count, bench.sessions.messages.count, delegate.messages.count])
        }

        steps.expect([[1, 0, 0], [1, 1, 0], [1, 1, 1]])
    }

    @Test func `While the session is being saved the app is busy and takes no action`() async throws {
        let (login, delegate, bench) = showLogin()
        bench.sessions.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        #expect(throws: DeviceError.busy) { try bench.device.tap("Log in") }
        #expect(throws: DeviceError.busy) { try bench.device.tap("Sign up") }
        let isBusy = login.screen.isBusy
        bench.sessions.release()
        await bench.clock.settle()

        #expect(isBusy)
        #expect(!bench.device.isBusy)
        bench.sessions.messages.expect([.save(.sample)])
        delegate.messages.expect([.didLogIn])
    }

    @Test(
        arguments: [
            (StorageError("disk full"), .loginFailed("The device could not store or read its data. Try again.")),
            (CancellationError(), nil),
        ] as [(any Error, AlertContent?)]
    )
    func `A session that cannot be saved shows an alert, unless it was canceled, and Log in can be tapped again`(
        error: any Error,
        alert: AlertContent?
    ) async throws {
        let (_, delegate, bench) = showLogin()
        bench.sessions.failure = error
        try bench.device.logIn()
        await bench.clock.settle()
        let shown = bench.device.alert?.content
        let isBusy = bench.device.isBusy
        bench.window.dismissAlerts()
        let reported = delegate.messages

        bench.sessions.failure = nil
        let effect = try bench.device.tap("Log in")
        await bench.clock.settle()

        #expect(shown == alert)
        #expect(!isBusy)
        #expect(reported.isEmpty)
        #expect(effect == nil)
        delegate.messages.expect([.didLogIn])
    }

    @Test func `Each invalid field shows its error, and no request is sent`() async throws {
        let (_, _, bench) = showLogin()

        try bench.device.type("ada", into: "Email")
        try bench.device.type("short", into: "Password")
        try bench.device.tap("Log in")
        await bench.clock.settle()

        bench.device.errors.expect([FieldError.invalidEmail.message, FieldError.shortPassword.message])
        #expect(bench.device.alert?.content == .checkYourDetails(.invalidEmail))
        #expect(bench.accounts.messages.isEmpty)
    }

    @Test func `A tap clears the error of a field that has become valid`() throws {
        let (_, _, bench) = showLogin()
        try bench.device.tap("Log in")
        try bench.device.tap("OK")

        try bench.device.field("Email").value = LoginForm.valid.email
        try bench.device.tap("Log in")

        bench.device.errors.expect([nil, FieldError.shortPassword.message])
    }

    @Test func `An edit clears the field's error`() throws {
        let (_, _, bench) = showLogin()
        try bench.device.tap("Log in")
        try bench.device.tap("OK")

        try bench.device.type("a", into: "Email")
        let errors = bench.device.errors
        try bench.device.type("l", into: "Password")

        errors.expect([nil, FieldError.shortPassword.message])
        bench.device.errors.expect([nil, nil])
    }

    @Test func `Each failed login ends the busy state and shows an alert, unless it was canceled`() async throws {
        let (_, delegate, bench) = showLogin()
        var alerts: [AlertContent?] = []

        let refusal = AccountError.invalidCredentials
        for error: any Error in [refusal, refusal, CancellationError()] {
            bench.accounts.answers.logIn = .failure(error)
            try bench.device.logIn()
            await bench.clock.settle()
            alerts.append(bench.device.alert?.content)
            bench.window.dismissAlerts()
        }

        alerts.expect([.loginFailed("Invalid credentials"), .loginFailed("Invalid credentials"), nil])
        #expect(bench.device.screen?.isBusy == false)
        #expect(delegate.messages.isEmpty)
    }

    @Test func `Leaving cancels the login, and its answer saves and changes nothing`() async throws {
        let (login, delegate, bench) = showLogin()
        bench.accounts.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        bench.window.present(UnrelatedView())
        bench.accounts.release()
        await bench.clock.settle()

        #expect(login.screen.isBusy == false)
        #expect(delegate.messages.isEmpty)
        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated()), .canceled])
        #expect(bench.sessions.messages.isEmpty)
    }

    @Test func `Sign up opens with Log in as its delegate`() async throws {
        let (_, _, bench) = showLogin()

        try bench.device.tap("Sign up")
        try bench.device.signUp()
        await bench.clock.settle()

        #expect(bench.device.screen?.title == "Log in")
        #expect(try bench.device.field("Email").value == SignupForm.valid.email)
    }

    @Test func `The email of a new account is filled in, and the password and errors are cleared`() throws {
        let (login, _, bench) = showLogin()
        try bench.device.type("short", into: "Password")
        try bench.device.tap("Log in")

        login.didSignUp(email: LoginForm.valid.email)

        let values = try ["Email", "Password"].map { try bench.device.field($0).value }
        values.expect([LoginForm.valid.email, ""])
        bench.device.errors.expect([nil, nil])
    }

    @Test func `A signup that opens a session is reported to the delegate as a login`() {
        let (login, delegate, _) = showLogin()

        login.didSignUpAndLogIn()

        delegate.messages.expect([.didLogIn])
    }
}

private func showLogin() -> (LoginViewController, DelegateSpy, Bench) {
    let bench = Bench()
    let delegate = track(DelegateSpy())
    let login = track(
        LoginViewController(
            accounts: bench.accounts,
            sessions: bench.sessions,
            policy: bench.options.policy,
            afterSignup: bench.options.afterSignup,
            activity: bench.clock.activity,
            delegate: delegate
        )
    )
    bench.show(login)
    return (login, delegate, bench)
}
