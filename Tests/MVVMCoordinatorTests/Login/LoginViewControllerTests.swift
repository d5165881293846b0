import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, viewModel, spies, bench) = makeLoginView()

        try bench.device.logIn()
        try bench.device.tap("Sign up")
        await bench.clock.settle()

        #expect(viewModel.state.form == .valid)
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(spies.messages == [.exit(.didAskToSignUp), .exit(.didLogIn)])
    }

    @Test func `While a login is under way, the screen is busy and Log in disabled`() throws {
        let (view, _, _, bench) = makeLoginView()

        view.render(LoginViewModel.State(isLoading: true))
        #expect(bench.device.screen?.isBusy == true)
        #expect(try !bench.device.button("Log in").isEnabled)
        #expect(try bench.device.button("Sign up").isEnabled)
        view.render(LoginViewModel.State())

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Log in").isEnabled)
    }

    @Test func `Form and errors are shown in their fields`() throws {
        let (view, _, _, bench) = makeLoginView()

        view.render(LoginViewModel.State(form: .valid, errors: [.email: "Email error", .password: "Password error"]))

        #expect(try bench.device.field("Email").value == LoginForm.valid.email)
        #expect(try bench.device.field("Email").error == "Email error")
        #expect(try bench.device.field("Password").value == LoginForm.valid.password)
        #expect(try bench.device.field("Password").error == "Password error")
    }

    @Test func `An event is shown as an alert`() throws {
        let (view, _, _, bench) = makeLoginView()

        view.show(.loginFailed("No luck"))

        #expect(bench.device.alert?.content == .loginFailed("No luck"))
    }

    @Test func `The binding starts with the view, and shows each alert once`() async throws {
        let (_, viewModel, _, bench) = makeLoginView()

        for _ in 1...2 {
            viewModel.logIn()
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .checkYourDetails(.invalidEmail))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `Disappearing is reported to the view model`() async throws {
        let (_, _, spies, bench) = makeLoginView()
        bench.accounts.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        bench.window.present(UnrelatedView())
        bench.window.dismiss()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(bench.accounts.messages.last == .canceled)
        #expect(spies.messages == [])
    }
}

private func makeLoginView() -> (LoginViewController, LoginViewModel, LoginSpies, Bench) {
    let bench = Bench()
    let spies = track(LoginSpies())
    let viewModel = track(LoginViewModel(accounts: bench.accounts, clock: bench.clock, exits: spies.exits))
    let view = track(LoginViewController(viewModel: viewModel, activity: bench.clock.activity))
    bench.show(view)
    return (view, viewModel, spies, bench)
}
