import Testing

@testable import Tracing

@Suite struct `A pane of calls` {
    @Test func `shows each call of its pattern further right than its caller`() {
        var builder = RecordingBuilder()
        builder.enter("VIPER.LoginViewController.tapLogIn() -> ()") { builder in
            builder.enter("VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()")
        }
        builder.enter("Sample.LoginViewModel.logIn() -> ()")

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.counts.messages == 2)
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

    @Test func `leaves out the arguments of a closure’s function in its braces`() {
        var builder = RecordingBuilder()
        builder.enter("closure #1 () -> () in VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()")

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.lines(width: 20) == ["LoginPresenter.{ didTapLogIn(…) }"])
    }

    @Test(arguments: [
        (35, [" LoginInteractor.logIn(_:)", " 2 × LoginPresenter.show(_:in:)"]),
        (31, [" LoginInteractor.logIn(_:)", " 2 × LoginPresenter.show(_:in:)"]),
        (30, [" LoginInteractor.logIn(_:)", " 2 × LoginPresenter.show(…)"]),
        (26, [" LoginInteractor.logIn(_:)", " 2 × LoginPresenter.show(…)"]),
        (25, [" LoginInteractor.logIn(…)", " 2 × LoginPresenter.show(…)"]),
    ])
    func `counts the indent and the number in the width of a line`(width: Int, expected: [String]) {
        var builder = RecordingBuilder()
        builder.enter("VIPER.LoginViewController.tapLogIn() -> ()") { builder in
            builder.enter(RecordingBuilder.logIn)
            for _ in 1...2 { builder.enter("VIPER.LoginPresenter.show(Swift.String, in: Swift.Int) -> ()") }
        }

        let lines = CallPane(builder.recording, module: "VIPER").lines(width: width)

        #expect(lines == ["LoginViewController.tapLogIn()"] + expected)
    }

    @Test func `shows a group that is repeated below its number`() {
        var builder = RecordingBuilder()
        for _ in 1...2 {
            builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()") { $0.enter(RecordingBuilder.logIn) }
            builder.enter("VIPER.AppPresenter.start() -> ()")
        }

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.counts.messages == 6)
        #expect(
            pane.lines(width: 40) == [
                "2 ×", " LoginPresenter.viewDidLoad()", "  LoginInteractor.logIn(_:)", " AppPresenter.start()",
            ]
        )
    }

    @Test func `says the kind of a call, without its caller`() {
        let pane = CallPane(RecordingBuilder.login.recording, module: "VIPER")
        var builder = RecordingBuilder()
        builder.enter("Sample.LoginViewModel.state.modify : A")
        builder.enter("Sample.LoginViewController.render(A) -> ()")

        let state = CallPane(builder.recording, module: "Sample")

        #expect(
            pane.lines(width: 60) == [
                "LoginPresenter.didTapLogIn(email:)", " LoginInteractor.logIn(_:)", "  LoginPresenter.didBeginLogIn()",
                "⇢ AccountService.logIn(_:)", "⇠ AccountService answers LoginInteractor", " LoginPresenter.didLogIn()",
            ]
        )
        #expect(state.lines(width: 60) == ["LoginViewModel.state ←", "LoginViewController.render(_:)"])
    }

    @Test func `shows immediate repetitions with their number`() {
        var builder = RecordingBuilder()
        for _ in 1...3 { builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()") }

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.counts.messages == 3)
        #expect(pane.lines(width: 40) == ["3 × LoginPresenter.viewDidLoad()"])
    }
}
