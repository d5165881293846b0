import Testing

@testable import Tracing

@Suite struct `A message` {
    private func texts(_ body: (inout RecordingBuilder) -> Void) -> [String] {
        var builder = RecordingBuilder()
        body(&builder)
        return CallReader(builder.recording).calls.map { String(repeating: "  ", count: $0.depth) + $0.text }
    }

    @Test func `is a method of another part; one of its own is an own call`() {
        let texts = texts { builder in
            builder.enter("MVP.LoginPresenter.finishLogIn(A) -> ()") { builder in
                builder.enter("MVP.LoginPresenter.show(A) -> ()") { builder in
                    builder.enter("MVP.LoginViewController.showAlert(A) -> ()")
                }
            }
        }

        #expect(
            texts == [
                "Device → LoginPresenter.finishLogIn(_:)", "  LoginPresenter.show(_:)",
                "    LoginPresenter → LoginViewController.showAlert(_:)",
            ]
        )
    }

    @Test func `is a closure that another part calls; the method that it forwards to is an own call`() {
        let texts = texts { builder in
            builder.enter("Sample.LoginViewModel.finishLogIn(A) -> ()") { builder in
                builder.enter([
                    "closure #1 () -> () in Sample.AppCoordinator.openLogin() -> ()",
                    "Sample.AppCoordinator.openTabs() -> ()",
                ])
            }
        }

        #expect(
            texts.dropFirst() == [
                "  LoginViewModel → AppCoordinator.{ openLogin() }", "    AppCoordinator.openTabs()",
            ]
        )
    }

    @Test(arguments: [
        ["Sample.AppCoordinator.didLogIn() -> ()"],
        ["closure #1 () -> () in Sample.AppCoordinator.openLogin() -> ()"],
        [
            "implicit closure #2 () -> () in implicit closure #1 (A) -> () -> () "
                + "in Sample.AppCoordinator.openLogin() -> ()"
        ],
        [
            "closure #1 () -> () in Sample.AppCoordinator.openLogin() -> ()",
            "closure #1 () -> () in closure #1 () -> () in Sample.AppCoordinator.openLogin() -> ()",
        ],
    ])
    func `is one however the closure is written, as a method is`(exit: [String]) {
        var builder = RecordingBuilder()
        builder.enter("Sample.LoginViewModel.finishLogIn(A) -> ()") { builder in
            builder.enter(exit + ["Sample.AppCoordinator.openTabs() -> ()"])
        }

        let calls = CallReader(builder.recording).calls

        #expect(calls.dropFirst().map(\.kind) == [.message, .own])
        #expect(calls.dropFirst().map(\.to) == ["AppCoordinator", "AppCoordinator"])
    }

    @Test func `is not a closure that its own part calls, at any depth`() {
        let texts = texts { builder in
            builder.enter([
                "VIPER.LoginInteractor.logIn(A) -> ()", "closure #1 (A) -> B in VIPER.LoginInteractor.logIn(A) -> ()",
                "implicit closure #1 () -> A in closure #1 (A) -> B in VIPER.LoginInteractor.logIn(A) -> ()",
                "closure #1 (A) -> B in VIPER.Response.sorted() -> ()",
            ])
        }

        #expect(texts == ["Device → LoginInteractor.logIn(_:)"])
    }

    @Test func `is the device’s if it calls a closure while a part runs`() {
        let texts = texts { builder in
            builder.enter("Sample.LoginViewModel.finish() -> ()") { builder in
                builder.run("Headless.Device.show() -> ()") { builder in
                    builder.enter([
                        "closure #1 () -> () in Sample.LoginCoordinator.start() -> ()",
                        "Sample.LoginCoordinator.finish() -> ()",
                    ])
                }
            }
        }

        #expect(
            texts.dropFirst() == ["  Device → LoginCoordinator.{ start() }", "    LoginCoordinator.finish()"]
        )
    }

    @Test func `is a call of the device’s navigation by a part, not one by the device`() {
        let texts = texts { builder in
            builder.enter("Headless.Window.hideNotice() -> ()")
            builder.enter([
                "VIPER.LoginPresenter.didTapLogIn(A) -> ()", "Headless.NavigationStack.push(A) -> ()",
                "Headless.Window.update(removing: A) -> ()", "VIPER.LoginViewController.viewDidLoad() -> ()",
            ])
        }

        #expect(
            texts == [
                "Device → LoginPresenter.didTapLogIn(_:)", "  LoginPresenter → Device.push(_:)",
                "    Device → LoginViewController.viewDidLoad()",
            ]
        )
    }

    @Test func `is a rendering, from the part whose state is rendered; neither a write nor the way there is one`() {
        let texts = texts { builder in
            builder.enter("Sample.LoginViewModel.logIn() -> ()") { builder in
                builder.enter("Sample.LoginViewModel.state.modify : A") { $0.start(1) }
                builder.enter("Sample.LoginViewModel.state.modify : A")
            }
            builder.resume(1) { builder in
                builder.enter("closure #1 () async -> () in Sample.ViewBinding.update() -> ()") { builder in
                    builder.enter("Sample.ViewBinding.update() -> ()") { builder in
                        builder.enter("Sample.LoginViewModel.state.getter : A")
                        builder.enter("Sample.LoginViewController.render(A) -> ()")
                    }
                }
            }
        }

        #expect(
            texts == [
                "Device → LoginViewModel.logIn()", "  LoginViewModel writes state", "  LoginViewModel writes state",
                "LoginViewModel ┄ ViewBinding.update()", "  LoginViewModel → LoginViewController.render(_:)",
            ]
        )
    }

    @Test func `is a method with the name of a rendering if no binding calls it`() {
        let texts = texts { builder in
            builder.enter("Sample.LoginViewModel.state.getter : A")
            builder.enter(["MVP.LoginPresenter.show(A) -> ()", "MVP.LoginViewController.render(A) -> ()"])
        }

        #expect(texts.last == "  LoginPresenter → LoginViewController.render(_:)")
    }

    @Test func `is an event that is raised; its way to the view is none`() {
        let texts = texts { builder in
            builder.enter([
                "Sample.LoginViewModel.raise(A) -> ()", "Sample.EventQueue.raise(A) -> ()",
            ])
            builder.enter("Sample.ViewBinding.update() -> ()") { builder in
                builder.enter("Sample.LoginViewController.show(A) -> ()")
                builder.enter("Sample.EventQueue.acknowledge() -> ()")
            }
        }

        #expect(
            texts == [
                "Device → LoginViewModel.raise(_:)", "  LoginViewModel → EventQueue.raise(_:)",
                "Device ┄ ViewBinding.update()", "  ViewBinding ┄ LoginViewController.show(_:)",
                "  ViewBinding ┄ EventQueue.acknowledge()",
            ]
        )
    }
}

@Suite struct `The messages of a refused login` {
    private let recording: Recording = {
        var builder = RecordingBuilder()
        for login in RefusedLogin.allCases { login.play(on: &builder) }
        return builder.recording
    }()

    @Test(arguments: [
        (RefusedLogin.mvp, [6, 4, 1, 1, 0]), (.viper, [9, 3, 1, 1, 0]), (.statesAndEvents, [6, 10, 1, 1, 3]),
    ])
    func `are those of its code`(login: RefusedLogin, numbers: [Int]) {
        let counts = CallPane(recording, module: login.rawValue).counts

        #expect([counts.messages, counts.own, counts.services, counts.answers, counts.turns] == numbers)
    }

    @Test(arguments: RefusedLogin.allCases)
    func `are the same number in pane, trace, text and diagram`(login: RefusedLogin) throws {
        var builder = RecordingBuilder()
        login.play(on: &builder)
        let mark = Trace.Mark(source: "tap", end: builder.recording.records.count, changes: [])

        let trace = Trace(builder.recording, steps: [mark], scenario: "", pattern: login.rawValue, commit: nil)
        let counts = CallPane(recording, module: login.rawValue).counts
        let lines = try #require(TraceText(trace, isFolded: false).blocks.first)
        let arrows = TraceDiagram(trace, isFolded: false).text.matches(of: /(\w+)->>(\w+):/).filter { $0.1 != $0.2 }

        #expect(counts == TraceCounts(trace))
        #expect(lines.count { $0.contains(" → ") } == counts.messages)
        #expect(arrows.count == counts.messages)
    }
}
