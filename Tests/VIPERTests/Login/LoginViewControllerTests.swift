import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, output, bench) = makeLoginView()

        try bench.device.logIn()
        try bench.device.tap("Sign up")

        #expect(
            output.messages == [
                .didEdit(.email),
                .didEdit(.password),
                .didTapLogIn(.valid),
                .didTapSignUp,
            ]
        )
    }

    @Test func `A busy screen disables “Log in”`() throws {
        let (view, output, bench) = makeLoginView()

        view.showLoading(true)
        try bench.device.tap("Log in")

        #expect(bench.device.screen?.isBusy == true)
        #expect(output.messages == [])
    }

    @Test func `A screen that is no longer busy enables “Log in”`() throws {
        let (view, _, bench) = makeLoginView()

        view.showLoading(true)
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Log in").isEnabled)
    }

    @Test func `Form and errors are shown in their fields`() throws {
        let (view, _, bench) = makeLoginView()

        view.fillIn(.valid)
        view.showError(FieldError.invalidEmail.message, for: .email)
        view.showError(FieldError.shortPassword.message, for: .password)

        #expect(try bench.device.field("Email").value == LoginForm.valid.email)
        #expect(try bench.device.field("Password").value == LoginForm.valid.password)
        #expect(try bench.device.field("Email").error == FieldError.invalidEmail.message)
        #expect(try bench.device.field("Password").error == FieldError.shortPassword.message)
    }

    @Test func `The same alert is shown each time`() throws {
        let (view, _, bench) = makeLoginView()

        for _ in 1...2 {
            view.showAlert(.loginFailed("Invalid credentials"))
            #expect(bench.device.alert?.content == .loginFailed("Invalid credentials"))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `A covered screen reports that it disappeared, once`() {
        let (view, output, bench) = makeLoginView()

        view.navigationStack?.push(UnrelatedView())
        bench.show(UnrelatedView())

        #expect(output.messages == [.viewDidDisappear])
    }
}

private func makeLoginView() -> (LoginViewController, LoginViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(LoginViewOutputSpy())
    let view = track(LoginViewController(output: output))
    bench.show(view)
    return (view, output, bench)
}
