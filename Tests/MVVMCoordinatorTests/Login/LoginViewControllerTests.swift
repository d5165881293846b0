import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct LoginViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, _, spies, bench) = makeLoginView()

        try bench.device.logIn()
        try bench.device.tap("Sign up")
        await bench.clock.settle()

        bench.accounts.messages.expect([.logIn(try LoginForm.valid.validated())])
        spies.messages.expect([
            .exit(.didAskToSignUp), .didBeginSaving, .didEndSaving, .exit(.didLogIn),
        ])
    }

    @Test func `While a login is under way, the screen is busy and Log in disabled`() {
        let (view, _, _, bench) = makeLoginView()

        view.render(LoginViewModel.State(isLoading: true))
        let busy = ScreenText(bench.device).lines
        view.render(LoginViewModel.State())

        busy.expect(["= Log in …", "  Email: ", "  Password: ", "  (Log in)", "  [Sign up]"])
        ScreenText(bench.device).lines.expect(["= Log in", "  Email: ", "  Password: ", "  [Log in]", "  [Sign up]"])
    }

    @Test func `Form and errors are shown in their fields`() throws {
        let (view, _, _, bench) = makeLoginView()

        view.render(LoginViewModel.State(form: .valid, errors: [.email: "Email error", .password: "Password error"]))

        let fields = try ["Email", "Password"].map { try bench.device.field($0) }
        fields.map(\.value).expect([LoginForm.valid.email, LoginForm.valid.password])
        fields.map(\.error).expect(["Email error", "Password error"])
    }

    @Test func `The binding starts with the view, and shows each alert once`() async {
        let (_, viewModel, _, bench) = makeLoginView()

        for _ in 1...2 {
            viewModel.logIn()
            await bench.clock.settle()
        }

        let alert = AlertContent.checkYourDetails(.invalidEmail)
        bench.window.alerts.map(\.content).expect([alert, alert])
    }

    @Test func `Disappearing is reported to the view model`() async throws {
        let (_, _, _, bench) = makeLoginView()
        bench.accounts.hold()
        try bench.device.logIn()
        await bench.clock.settle()

        bench.window.present(UnrelatedView())
        await bench.clock.settle()

        #expect(bench.accounts.messages.last == .canceled)
        bench.accounts.release()
        await bench.clock.settle()
    }
}

private func makeLoginView() -> (LoginViewController, LoginViewModel, LoginSpies, Bench) {
    let bench = Bench()
    let spies = track(LoginSpies())
    let viewModel = track(
        LoginViewModel(
            accounts: bench.accounts,
            sessions: bench.sessions,
            activity: bench.clock.activity,
            saving: spies.saving,
            exits: spies.exits
        )
    )
    let view = track(LoginViewController(viewModel: viewModel))
    bench.show(view)
    return (view, viewModel, spies, bench)
}
