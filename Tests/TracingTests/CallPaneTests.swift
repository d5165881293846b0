import Testing

@testable import Tracing

@Suite struct `A pane of calls` {
    @Test func `shows each call of its pattern further right than its caller`() {
        var builder = RecordingBuilder()
        builder.enter("VIPER.LoginViewController.tapLogIn() -> ()") { builder in
            builder.enter("VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()")
        }
        builder.enter("MVVMCoordinator.LoginViewModel.logIn() -> ()")

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.count == 2)
        #expect(
            pane.lines(width: 40) == ["LoginViewController.tapLogIn()", " LoginPresenter.didTapLogIn(email:)"]
        )
    }

    @Test func `leaves out the arguments of a call that is too long`() {
        var builder = RecordingBuilder()
        builder.enter("VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()")
        builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()")

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.lines(width: 20) == ["LoginPresenter.didTapLogIn(…)", "LoginPresenter.viewDidLoad()"])
        #expect(pane.lines(width: 33)[0] == "LoginPresenter.didTapLogIn(…)")
        #expect(pane.lines(width: 34)[0] == "LoginPresenter.didTapLogIn(email:)")
    }

    @Test func `shows what is repeated at once, with its number`() {
        var builder = RecordingBuilder()
        for _ in 1...3 { builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()") }

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.count == 3)
        #expect(pane.lines(width: 40) == ["3 × LoginPresenter.viewDidLoad()"])
    }
}
