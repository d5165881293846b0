import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (viewModel, exits, bench) = makeLoginView()

        try bench.device.logIn()
        try bench.device.tap("Sign up")
        await bench.clock.settle()

        #expect(viewModel.state.form == .valid)
        #expect(bench.accounts.messages == [.logIn(try LoginForm.valid.validated())])
        #expect(exits.messages == [.signUp, .didLogIn])
    }

    @Test func `A busy screen says so and takes no second tap`() async throws {
        let (_, _, bench) = makeLoginView()
        bench.accounts.hold()

        try bench.device.logIn()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == true)
        #expect(try !bench.device.button("Log in").isEnabled)
        #expect(try bench.device.button("Sign up").isEnabled)
    }

    @Test func `Loading done, the screen is as before`() async throws {
        let (_, _, bench) = makeLoginView()

        try bench.device.logIn()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Log in").isEnabled)
    }

    @Test func `Email and messages stand in their fields`() async throws {
        let (viewModel, _, bench) = makeLoginView()

        viewModel.fillIn(email: "ada")
        viewModel.logIn()
        await bench.clock.settle()

        #expect(try bench.device.field("Email").value == "ada")
        #expect(try bench.device.field("Email").error == FieldMessage.email)
        #expect(try bench.device.field("Password").error == FieldMessage.shortPassword)
    }

    @Test func `An alert with the same words is shown twice`() async throws {
        let (viewModel, _, bench) = makeLoginView()

        for _ in 1...2 {
            viewModel.logIn()
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .checkYourDetails(FieldMessage.email))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `An alert is shown once, whatever else changes`() async throws {
        let (viewModel, _, bench) = makeLoginView()
        viewModel.logIn()
        await bench.clock.settle()
        try bench.device.tap("OK")

        viewModel.edit(email: "ada")
        await bench.clock.settle()

        #expect(bench.device.alert == nil)
    }

    @Test func `Being covered takes the busy flag away`() async throws {
        let (_, exits, bench) = makeLoginView()
        bench.accounts.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        bench.window.present(UnrelatedView())
        bench.window.dismiss()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(bench.accounts.messages.last == .canceled)
        #expect(exits.messages == [])
    }
}

private func makeLoginView() -> (LoginViewModel, LoginExitsSpy, Bench) {
    let bench = Bench()
    let spy = track(LoginExitsSpy())
    let viewModel = track(LoginViewModel(accounts: bench.accounts, clock: bench.clock, exits: spy.exits))
    let view = track(LoginViewController(viewModel: viewModel, activity: bench.clock.activity))
    bench.show(view)
    return (viewModel, spy, bench)
}
