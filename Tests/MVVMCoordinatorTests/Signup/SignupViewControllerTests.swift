import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, _, spies, bench) = makeSignupView()

        try bench.device.signUp()
        try bench.device.tap("Cancel")
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        spies.messages.expect([.exit(.didCancel), .exit(.didSignUp(email: SignupForm.valid.email))])
    }

    @Test func `While a signup is under way, the screen is busy and Sign up disabled`() {
        let (view, _, _, bench) = makeSignupView()

        view.render(SignupViewModel.State(isLoading: true))
        let busy = ScreenText(bench.device).lines
        view.render(SignupViewModel.State())
        let idle = ScreenText(bench.device).lines

        #expect(busy.first == "= Sign up …")
        #expect(busy.contains("  (Sign up)"))
        #expect(idle.first == "= Sign up")
        #expect(idle.contains("  [Sign up]"))
    }

    @Test(arguments: zip(SignupForm.Field.allCases, ["First name", "Last name", "Email", "Password", "Phone"]))
    func `Text and error are shown in their field`(field: SignupForm.Field, label: String) throws {
        let (view, _, _, bench) = makeSignupView()

        view.render(SignupViewModel.State(form: .valid, errors: [field: "Error of \(label)"]))

        let shown = try bench.device.field(label)
        #expect(shown.value == SignupForm.valid[field])
        #expect(shown.error == "Error of \(label)")
    }

    @Test func `The binding starts with the view, and shows each alert once`() async {
        let (_, viewModel, _, bench) = makeSignupView()

        for _ in 1...2 {
            viewModel.signUp()
            await bench.clock.settle()
        }

        let alert = AlertContent.checkYourDetails(.missingFirstName)
        bench.window.alerts.map(\.content).expect([alert, alert])
    }

    @Test(arguments: zip(SignupForm.Field.allCases, ["First name", "Last name", "Email", "Password", "Phone"]))
    func `A hint is shown in its field`(field: SignupForm.Field, label: String) throws {
        let (view, _, _, bench) = makeSignupView()

        view.render(SignupViewModel.State(hints: [field: "Rule of \(label)"]))

        #expect(try bench.device.field(label).hint == "Rule of \(label)")
    }
}

private func makeSignupView() -> (SignupViewController, SignupViewModel, SignupSpies, Bench) {
    let bench = Bench()
    let spies = track(SignupSpies())
    let viewModel = track(
        SignupViewModel(
            accounts: bench.accounts,
            sessions: bench.sessions,
            policy: .classic,
            savesSession: false,
            activity: bench.clock.activity,
            saving: spies.saving,
            exits: spies.exits
        )
    )
    let view = track(SignupViewController(viewModel: viewModel))
    bench.show(UnrelatedView(), view)
    return (view, viewModel, spies, bench)
}
