import Headless
import Shared
import TestSupport
import Testing

@testable import MVC

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `A valid login is sent once and reported to the delegate`() async throws {
        let (_, delegate, bench) = showLogin()

        try bench.device.logIn()
        let isBusy = bench.device.screen?.isBusy
        await bench.clock.settle()

        #expect(isBusy == true)
        #expect(bench.device.screen?.isBusy == false)
        #expect(delegate.messages == [.didLogIn])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
    }

    @Test func `Each invalid field shows its error, and no request is sent`() async throws {
        let (_, _, bench) = showLogin()

        try bench.device.type("ada", into: "Email")
        try bench.device.type("short", into: "Password")
        try bench.device.tap("Log in")
        await bench.clock.settle()

        #expect(try bench.device.field("Email").error == FieldError.invalidEmail.message)
        #expect(try bench.device.field("Password").error == FieldError.shortPassword.message)
        #expect(bench.device.alert?.content == .checkYourDetails(.invalidEmail))
        #expect(bench.accounts.messages == [])
    }

    @Test func `A tap clears the error of a field that has become valid`() throws {
        let (_, _, bench) = showLogin()
        try bench.device.tap("Log in")
        try bench.device.tap("OK")

        try bench.device.field("Email").value = LoginForm.valid.email
        let error = try bench.device.field("Email").error
        try bench.device.tap("Log in")

        #expect(error == FieldError.invalidEmail.message)
        #expect(try bench.device.field("Email").error == nil)
    }

    @Test func `An edit clears the field's error`() throws {
        let (_, _, bench) = showLogin()
        try bench.device.tap("Log in")
        try bench.device.tap("OK")

        try bench.device.type("a", into: "Email")
        let error = try bench.device.field("Password").error
        try bench.device.type("l", into: "Password")

        #expect(error == FieldError.shortPassword.message)
        #expect(try bench.device.field("Email").error == nil)
        #expect(try bench.device.field("Password").error == nil)
    }

    @Test func `Each failed login shows an alert`() async throws {
        let (_, delegate, bench) = showLogin()
        bench.accounts.answers.logIn = .failure(AccountError.invalidCredentials)

        for _ in 1...2 {
            try bench.device.logIn()
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .loginFailed("Invalid credentials"))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
        #expect(delegate.messages == [])
    }

    @Test func `Log in is disabled while a login is under way`() async throws {
        let (_, delegate, bench) = showLogin()
        bench.accounts.hold()

        try bench.device.logIn()
        let effect = try bench.device.tap("Log in")
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(effect == .disabledButton("Log in"))
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(delegate.messages == [.didLogIn])
    }

    @Test func `A canceled login ends the busy state and shows nothing`() async throws {
        let (_, delegate, bench) = showLogin()
        bench.accounts.answers.logIn = .failure(CancellationError())

        try bench.device.logIn()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Log in").isEnabled)
        #expect(bench.device.alert == nil)
        #expect(delegate.messages == [])
    }

    @Test func `Leaving cancels the login, and its answer changes nothing`() async throws {
        let (login, delegate, bench) = showLogin()
        bench.accounts.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        bench.window.present(UnrelatedView())
        bench.accounts.release()
        await bench.clock.settle()

        #expect(login.screen.isBusy == false)
        #expect(delegate.messages == [])
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated()), .canceled])
    }

    @Test func `Sign up opens with Log in as its delegate`() async throws {
        let (_, _, bench) = showLogin()
        bench.accounts.answers.signUp = .success(.accountCreated(email: "grace@example.com"))

        try bench.device.tap("Sign up")
        try bench.device.signUp()
        await bench.clock.settle()

        #expect(bench.device.screen?.title == "Log in")
        #expect(try bench.device.field("Email").value == "grace@example.com")
    }

    @Test func `The email of a new account is filled in, and the password and errors are cleared`() throws {
        let (login, _, bench) = showLogin()
        try bench.device.type("short", into: "Password")
        try bench.device.tap("Log in")

        login.didSignUp(email: LoginForm.valid.email)

        #expect(try bench.device.field("Email").value == LoginForm.valid.email)
        #expect(try bench.device.field("Email").error == nil)
        #expect(try bench.device.field("Password").value == "")
        #expect(try bench.device.field("Password").error == nil)
    }

    @Test func `A signup that opens a session is reported to the delegate as a login`() {
        let (login, delegate, _) = showLogin()

        login.didSignUpAndLogIn()

        #expect(delegate.messages == [.didLogIn])
    }
}

private func showLogin() -> (LoginViewController, DelegateSpy, Bench) {
    let bench = Bench()
    let delegate = track(DelegateSpy())
    let login = track(LoginViewController(services: bench.services, delegate: delegate))
    bench.show(login)
    return (login, delegate, bench)
}
