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
            pane.texts == ["LoginViewController.tapLogIn()", " LoginPresenter.didTapLogIn(email:)"]
        )
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
            pane.texts == [
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
            pane.texts == [
                "LoginPresenter.didTapLogIn(email:)", " LoginInteractor.logIn(_:)", "  LoginPresenter.didBeginLogIn()",
                "⇢ AccountService.logIn(_:)", "⇠ AccountService to LoginInteractor", " LoginPresenter.didLogIn()",
            ]
        )
        #expect(state.texts == ["LoginViewModel.state ←", "LoginViewController.render(_:)"])
    }

    @Test func `shows immediate repetitions with their number`() {
        var builder = RecordingBuilder()
        for _ in 1...3 { builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()") }

        let pane = CallPane(builder.recording, module: "VIPER")

        #expect(pane.counts.messages == 3)
        #expect(pane.texts == ["3 × LoginPresenter.viewDidLoad()"])
    }

    @Test func `tells the role of each type that is called, and of the service that answers`() {
        var builder = RecordingBuilder.login
        builder.enter("Sample.LoginViewModel.state.modify : A")
        builder.enter("Sample.EventQueue.raise(A) -> ()")

        let roles = CallPane(builder.recording, module: "VIPER").lines.map(\.role)
        let state = CallPane(builder.recording, module: "Sample").lines.map(\.role)

        #expect(roles == [.presenter, .interactor, .presenter, .service, .service, .presenter])
        #expect(state == [.presenter, nil])
    }

    @Test(
        arguments: [
            ("LoginViewController", .view), ("AppDelegate", .view), ("LoginPresenter", .presenter),
            ("LoginViewModel", .presenter), ("LoginInteractor", .interactor), ("LoginRouter", .router),
            ("AppCoordinator", .router), ("ViewBinding", nil), ("LoginAssembly", nil),
        ] as [(String, CallPane.Line.Role?)]
    )
    func `finds a role in the name of a type`(type: String, role: CallPane.Line.Role?) {
        #expect(CallPane.Line.Role(type: type) == role)
    }

    @Test func `tells calls of a type to itself from messages, and both from what a service does`() {
        var builder = RecordingBuilder.login
        builder.enter(RecordingBuilder.tap) { $0.enter("VIPER.LoginPresenter.didLogIn() -> ()") }

        let lines = CallPane(builder.recording, module: "VIPER").lines

        #expect(
            lines.map(\.kind) == [
                .message, .message, .message, .other, .other, .message, .message, .own,
            ]
        )
    }

    @Test func `shows each change of the screen after the calls before it`() {
        var builder = RecordingBuilder()
        builder.enter("Sample.LoginViewModel.logIn() -> ()")
        builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()")
        builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()")

        let lines = CallPane(
            builder.recording,
            module: "VIPER",
            changes: [(0, "busy"), (2, "alert: Login failed"), (3, "idle")]
        ).lines

        let call = "LoginPresenter.viewDidLoad()"
        #expect(lines.map(\.text) == ["busy", call, "alert: Login failed", call, "idle"])
        #expect(lines.map(\.moment) == ["busy", nil, "alert: Login failed", nil, "idle"])
    }

    @Test func `reads a recording in parts as it reads the whole`() {
        let recording = RecordingBuilder.login { $0.enter("Sample.LoginViewModel.logIn() -> ()") }.recording
        let changes: [CallPane.Change] = [(1, "busy"), (recording.records.count, "idle")]
        let whole = CallPane(recording, module: "VIPER", changes: changes)

        for end in recording.records.indices {
            var (start, rest) = (recording, recording)
            start.records = Array(recording.records[..<end])
            rest.records = Array(recording.records[end...])
            var pane = CallPane(start, module: "VIPER", changes: changes)
            pane.read(rest)

            #expect(pane.lines == whole.lines)
            #expect(pane.counts == whole.counts)
        }
    }

    @Test func `names the call of a service and its answer as in every pattern`() {
        let moments = CallPane(RecordingBuilder.login.recording, module: "VIPER").lines.compactMap(\.moment)

        #expect(moments == ["⇢ AccountService.logIn(_:)", "⇠ AccountService"])
    }
}

extension CallPane {
    /// The lines, indented.
    fileprivate var texts: [String] { lines.map { String(repeating: " ", count: $0.depth) + $0.text } }
}
