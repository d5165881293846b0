import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, viewModel, spies, bench) = makeSignupView()

        try bench.device.signUp()
        try bench.device.tap("Cancel")
        await bench.clock.settle()

        #expect(viewModel.state.form == .valid)
        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(spies.messages == [.exit(.didCancel), .exit(.didSignUpAndLogIn)])
    }

    @Test func `While a signup is under way, the screen is busy and Sign up disabled`() throws {
        let (view, _, _, bench) = makeSignupView()

        view.render(SignupViewModel.State(isLoading: true))
        #expect(bench.device.screen?.isBusy == true)
        #expect(try !bench.device.button("Sign up").isEnabled)
        #expect(try bench.device.button("Cancel").isEnabled)
        view.render(SignupViewModel.State())

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Sign up").isEnabled)
    }

    @Test(arguments: zip(SignupForm.Field.allCases, ["First name", "Last name", "Email", "Password", "Phone"]))
    func `Text and error are shown in their field`(field: SignupForm.Field, label: String) throws {
        let (view, _, _, bench) = makeSignupView()

        view.render(SignupViewModel.State(form: .valid, errors: [field: "Error of \(label)"]))

        #expect(try bench.device.field(label).value == SignupForm.valid[field])
        #expect(try bench.device.field(label).error == "Error of \(label)")
    }

    @Test func `An event is shown as an alert`() {
        let (view, _, _, bench) = makeSignupView()

        view.show(.signUpFailed("No luck"))

        #expect(bench.device.alert?.content == .signUpFailed("No luck"))
    }

    @Test func `The binding starts with the view, and shows each alert once`() async throws {
        let (_, viewModel, _, bench) = makeSignupView()

        for _ in 1...2 {
            viewModel.signUp()
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .checkYourDetails(.missingFirstName))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `The password field shows the rule for a new password`() throws {
        let (view, _, _, bench) = makeSignupView()

        view.render(SignupViewModel.State(passwordHint: "At least 6"))

        #expect(try bench.device.field("Password").hint == "At least 6")
    }
}

private func makeSignupView() -> (SignupViewController, SignupViewModel, SignupSpies, Bench) {
    let bench = Bench()
    let spies = track(SignupSpies())
    let viewModel = track(
        SignupViewModel(accounts: bench.accounts, policy: .classic, clock: bench.clock, exits: spies.exits)
    )
    let view = track(SignupViewController(viewModel: viewModel, activity: bench.clock.activity))
    bench.show(UnrelatedView(), view)
    return (view, viewModel, spies, bench)
}
