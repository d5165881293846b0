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

        output.messages.expect([.didEdit(.email), .didEdit(.password), .didTapLogIn(.valid), .didTapSignUp])
    }

    @Test func `A busy screen shows its mark and ignores a second tap until it is no longer busy`() throws {
        let (view, output, bench) = makeLoginView()

        view.showLoading(true)
        try bench.device.tap("Log in")
        #expect(bench.device.screen?.isBusy == true)
        view.showLoading(false)
        try bench.device.tap("Log in")

        #expect(bench.device.screen?.isBusy == false)
        output.messages.expect([.didTapLogIn(LoginForm())])
    }

    @Test func `While the session is being saved the app takes no action`() throws {
        let (view, output, bench) = makeLoginView()

        view.showSaving(true)
        #expect(throws: DeviceError.busy) { try bench.device.tap("Sign up") }
        view.showSaving(false)
        try bench.device.tap("Sign up")

        output.messages.expect([.didTapSignUp])
    }

    @Test func `Form and errors show at their fields`() throws {
        let (view, _, bench) = makeLoginView()

        view.fillIn(.valid)
        view.showError(FieldError.invalidEmail.message, for: .email)
        view.showError(FieldError.shortPassword.message, for: .password)

        let fields = [try bench.device.field("Email"), try bench.device.field("Password")]
        fields.map(\.value).expect([LoginForm.valid.email, LoginForm.valid.password])
        fields.map(\.error).expect([FieldError.invalidEmail.message, FieldError.shortPassword.message])
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

    @Test func `Covering the screen reports its disappearance, and closing it then does not`() {
        let (view, output, bench) = makeLoginView()

        view.navigationStack?.push(UnrelatedView())
        bench.show(UnrelatedView())

        output.messages.expect([.viewDidDisappear])
    }
}

private func makeLoginView() -> (LoginViewController, LoginViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(LoginViewOutputSpy())
    let view = track(LoginViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
