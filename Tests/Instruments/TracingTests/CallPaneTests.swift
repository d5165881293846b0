import TestSupport
import Testing

@testable import Tracing

struct CallPaneTests {
    @Test(
        arguments: [
            (
                Scene(
                    "a call of its pattern",
                    ["LoginViewController.tapLogIn()", " LoginPresenter.didTapLogIn(email:)"]
                ) { builder in
                    builder.enter("VIPER.LoginViewController.tapLogIn() -> ()") { builder in
                        builder.enter("VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()")
                    }
                    builder.enter("Sample.LoginViewModel.logIn() -> ()")
                }, "VIPER", 2
            ),
            (
                Scene(
                    "a repeated group",
                    [
                        "2 ×", " LoginPresenter.viewDidLoad()", "  LoginInteractor.logIn(_:)", " AppPresenter.start()",
                    ]
                ) { builder in
                    for _ in 1...2 {
                        builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()") { $0.enter(RecordingBuilder.logIn) }
                        builder.enter("VIPER.AppPresenter.start() -> ()")
                    }
                }, "VIPER", 6
            ),
            (
                Scene("a repeated call", ["3 × LoginPresenter.viewDidLoad()"]) { builder in
                    for _ in 1...3 { builder.enter("VIPER.LoginPresenter.viewDidLoad() -> ()") }
                }, "VIPER", 3
            ),
            (
                Scene(
                    "the call of a service and its answer",
                    [
                        "LoginPresenter.didTapLogIn(email:)", " LoginInteractor.logIn(_:)",
                        "  LoginPresenter.didBeginLogIn()", "⇢ AccountService.logIn(_:)",
                        "⇠ AccountService to LoginInteractor", " LoginPresenter.didLogIn()",
                    ]
                ) { $0 = .login }, "VIPER", 4
            ),
            (
                Scene("a write", ["LoginViewModel.state ←", "LoginViewController.render(_:)"]) { builder in
                    builder.enter("Sample.LoginViewModel.state.modify : A")
                    builder.enter("Sample.LoginViewController.render(A) -> ()")
                }, "Sample", 1
            ),
        ] as [(Scene, String, Int)]
    )
    func `A pane shows each call of its pattern further right than its caller, and repetitions with their number`(
        scene: Scene,
        module: String,
        messages: Int
    ) {
        let pane = CallPane(scene.recording, module: module)

        #expect(pane.counts.messages == messages)
        pane.texts.expect(scene.texts)
    }

    @Test func `A pane tells the role of each called type and of a service that answers, not of the device`() {
        var builder = RecordingBuilder.login
        builder.enter(RecordingBuilder.tap) { $0.start(2) }
        builder.resume(2) { builder in
            builder.enter("closure #1 () async -> () in Headless.Device.run() -> ()") { builder in
                builder.enter("closure #1 (A) -> () in " + RecordingBuilder.tap)
            }
        }
        builder.enter("Sample.LoginViewModel.state.modify : A")
        builder.enter("Sample.EventQueue.raise(A) -> ()")

        let lines = CallPane(builder.recording, module: "VIPER").lines
        let state = CallPane(builder.recording, module: "Sample").lines.map(\.role)

        let roles: [CallPane.Line.Role?] = [.presenter, .interactor, .presenter, .service, .service, .presenter]
        lines.map(\.role).expect(roles + [.presenter, nil])
        #expect(lines.last?.text == "⇠ Device to LoginPresenter")
        state.expect([.presenter, nil])
    }

    @Test(
        arguments: [
            ("LoginViewController", .view), ("AppDelegate", .view), ("LoginPresenter", .presenter),
            ("LoginViewModel", .presenter), ("LoginInteractor", .interactor), ("LoginRouter", .router),
            ("AppCoordinator", .router), ("ViewBinding", nil), ("LoginAssembly", nil),
        ] as [(String, CallPane.Line.Role?)]
    )
    func `A pane finds a role in the name of a type`(type: String, role: CallPane.Line.Role?) {
        #expect(CallPane.Line.Role(type: type) == role)
    }

    @Test func `A pane tells own calls from messages, and names what a service does as in every pattern`() {
        var builder = RecordingBuilder.login
        builder.enter(RecordingBuilder.tap) { $0.enter("VIPER.LoginPresenter.didLogIn() -> ()") }

        let lines = CallPane(builder.recording, module: "VIPER").lines

        lines.map(\.kind).expect([.message, .message, .message, .other, .other, .message, .message, .own])
        lines.compactMap(\.moment).expect(["⇢ AccountService.logIn(_:)", "⇠ AccountService"])
    }

    @Test func `A pane shows each change of the screen after the calls before it`() {
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
        lines.map(\.text).expect(["busy", call, "alert: Login failed", call, "idle"])
        lines.map(\.moment).expect(["busy", nil, "alert: Login failed", nil, "idle"])
    }

    @Test func `A pane reads a recording in parts as it reads the whole`() {
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
}

extension CallPane {
    /// The lines, indented.
    fileprivate var texts: [String] { lines.map { String(repeating: " ", count: $0.depth) + $0.text } }
}
