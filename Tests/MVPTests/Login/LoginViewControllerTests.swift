import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (_, presenter, bench) = makeLoginView()

        try bench.device.logIn()
        try bench.device.tap("Sign up")

        #expect(
            presenter.messages == [
                .didEditEmail,
                .didEditPassword,
                .didTapLogIn(email: LoginForm.valid.email, password: LoginForm.valid.password),
                .didTapSignUp,
            ]
        )
    }

    @Test func `A busy screen says so and takes no second tap`() throws {
        let (view, presenter, bench) = makeLoginView()

        view.showLoading(true)
        try bench.device.tap("Log in")

        #expect(bench.device.screen?.isBusy == true)
        #expect(presenter.messages == [])
    }

    @Test func `Loading done, the screen is as before`() throws {
        let (view, _, bench) = makeLoginView()

        view.showLoading(true)
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Log in").isEnabled)
    }

    @Test func `Email and messages stand in their fields`() throws {
        let (view, _, bench) = makeLoginView()

        view.fillIn(email: LoginForm.valid.email)
        view.showError(FieldMessage.email, for: .email)
        view.showError(FieldMessage.shortPassword, for: .password)

        #expect(try bench.device.field("Email").value == LoginForm.valid.email)
        #expect(try bench.device.field("Email").error == FieldMessage.email)
        #expect(try bench.device.field("Password").error == FieldMessage.shortPassword)
    }

    @Test func `An alert with the same words is shown twice`() throws {
        let (view, _, bench) = makeLoginView()

        for _ in 1...2 {
            view.showAlert(.loginFailed("Invalid credentials"))
            #expect(bench.device.alert?.content == .loginFailed("Invalid credentials"))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `A covered screen reports that it disappeared, and nothing when it is closed`() {
        let (view, presenter, bench) = makeLoginView()

        view.openSignup()
        bench.show(UnrelatedView())

        #expect(presenter.messages == [.viewDidDisappear])
    }

    @Test func `Sign up opens above, and tells the presenter of a new account`() async throws {
        let (view, presenter, bench) = makeLoginView()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))

        view.openSignup()
        try bench.device.signUp()
        await bench.clock.settle()

        #expect(presenter.messages == [.viewDidDisappear, .didSignUp(email: SignupForm.valid.email)])
        #expect(bench.device.screen?.title == "Log in")
    }

    @Test func `The landing screen takes the place of Log in`() {
        let (view, _, bench) = makeLoginView()

        view.openLanding()

        #expect(bench.device.screen?.title == "Dashboard")
    }
}

private func makeLoginView() -> (LoginViewController, LoginPresenterSpy, Bench) {
    var bench = Bench()
    let app = track(AppController(services: bench.services, window: bench.window))
    let presenter = track(LoginPresenterSpy())
    let view = track(LoginViewController(presenter: presenter, app: app))
    bench.app = app
    bench.show(view)
    return (view, presenter, bench)
}
