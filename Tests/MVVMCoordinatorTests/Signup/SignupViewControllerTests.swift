import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (viewModel, exits, bench) = makeSignupView()

        try bench.device.signUp()
        try bench.device.tap("Cancel")
        await bench.clock.settle()

        #expect(viewModel.state.form == .valid)
        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(exits.messages == [.cancel, .didSignUp(.loggedIn)])
    }

    @Test func `A busy screen says so and takes no second tap`() async throws {
        let (_, _, bench) = makeSignupView()
        bench.accounts.hold()

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == true)
        #expect(try !bench.device.button("Sign up").isEnabled)
        #expect(try bench.device.button("Cancel").isEnabled)
    }

    @Test func `Loading done, the screen is as before`() async throws {
        let (_, _, bench) = makeSignupView()

        try bench.device.signUp()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Sign up").isEnabled)
    }

    @Test(arguments: zip(SignupForm.Field.allCases, ["First name", "Last name", "Email", "Password", "Phone"]))
    func `Each message stands at its field`(field: SignupForm.Field, label: String) async throws {
        let (viewModel, _, bench) = makeSignupView()

        viewModel.signUp()
        await bench.clock.settle()

        let message = try #require(viewModel.state.errors[field])
        #expect(try bench.device.field(label).error == message)
    }

    @Test func `An alert with the same words is shown twice`() async throws {
        let (viewModel, _, bench) = makeSignupView()

        for _ in 1...2 {
            viewModel.signUp()
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .checkYourDetails(FieldMessage.firstName))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `An alert is shown once, whatever else changes`() async throws {
        let (viewModel, _, bench) = makeSignupView()
        viewModel.signUp()
        await bench.clock.settle()
        try bench.device.tap("OK")

        viewModel.edit(.email, to: "ada")
        await bench.clock.settle()

        #expect(bench.device.alert == nil)
    }
}

private func makeSignupView() -> (SignupViewModel, SignupExitsSpy, Bench) {
    let bench = Bench()
    let spy = track(SignupExitsSpy())
    let viewModel = track(
        SignupViewModel(accounts: bench.accounts, policy: .classic, clock: bench.clock, exits: spy.exits)
    )
    let view = track(SignupViewController(viewModel: viewModel, activity: bench.clock.activity))
    bench.show(UnrelatedView(), view)
    return (viewModel, spy, bench)
}
