import TestSupport
import Testing

@testable import Tracing

struct MessageTests {
    @Test(arguments: [
        Scene(
            "a method of another part is a message, one of its own an own call",
            [
                "Device → LoginPresenter.finishLogIn(_:)", "  LoginPresenter.show(_:)",
                "    LoginPresenter → LoginViewController.showAlert(_:)",
            ]
        ) { builder in
            builder.enter("MVP.LoginPresenter.finishLogIn(A) -> ()") { builder in
                builder.enter("MVP.LoginPresenter.show(A) -> ()") { builder in
                    builder.enter("MVP.LoginViewController.showAlert(A) -> ()")
                }
            }
        },
        Scene(
            "a closure that another part calls is a message, the method that it forwards to an own call",
            ["  LoginViewModel → AppCoordinator.{ openLogin() }", "    AppCoordinator.openTabs()"]
        ) { builder in
            builder.enter("Sample.LoginViewModel.finishLogIn(A) -> ()") { builder in
                builder.enter([
                    "closure #1 () -> () in Sample.AppCoordinator.openLogin() -> ()",
                    "Sample.AppCoordinator.openTabs() -> ()",
                ])
            }
        },
        Scene("a closure that its own part calls is none, at any depth", ["Device → LoginInteractor.logIn(_:)"]) {
            builder in
            builder.enter([
                "VIPER.LoginInteractor.logIn(A) -> ()", "closure #1 (A) -> B in VIPER.LoginInteractor.logIn(A) -> ()",
                "implicit closure #1 () -> A in closure #1 (A) -> B in VIPER.LoginInteractor.logIn(A) -> ()",
                "closure #1 (A) -> B in VIPER.Response.sorted() -> ()",
            ])
        },
        Scene(
            "a closure that the device calls while a part runs is the device’s",
            ["  Device → LoginCoordinator.{ start() }", "    LoginCoordinator.finish()"]
        ) { builder in
            builder.enter("Sample.LoginViewModel.finish() -> ()") { builder in
                builder.run("Headless.Device.show() -> ()") { builder in
                    builder.enter([
                        "closure #1 () -> () in Sample.LoginCoordinator.start() -> ()",
                        "Sample.LoginCoordinator.finish() -> ()",
                    ])
                }
            }
        },
        Scene(
            "a call of the device’s navigation by a part is one, a call by the device is not",
            [
                "Device → LoginPresenter.didTapLogIn(_:)", "  LoginPresenter → Device.push(_:)",
                "    Device → LoginViewController.viewDidLoad()",
            ]
        ) { builder in
            builder.enter([
                "VIPER.LoginPresenter.didTapLogIn(A) -> ()", "Headless.NavigationStack.push(A) -> ()",
                "Headless.Window.update(removing: A) -> ()", "VIPER.LoginViewController.viewDidLoad() -> ()",
            ])
            builder.enter("Headless.Window.hideNotice() -> ()")
        },
        Scene(
            "a rendering is one, from the part whose state is rendered; neither a write nor the way there is",
            [
                "Device → LoginViewModel.logIn()", "  LoginViewModel writes state", "  LoginViewModel writes state",
                "LoginViewModel ┄ ViewBinding.update()", "  LoginViewModel → LoginViewController.render(_:)",
            ]
        ) { builder in
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
        },
        Scene(
            "a method with the name of a rendering is one if no binding calls it",
            ["  LoginPresenter → LoginViewController.render(_:)"]
        ) { builder in
            builder.enter("Sample.LoginViewModel.state.getter : A")
            builder.enter(["MVP.LoginPresenter.show(A) -> ()", "MVP.LoginViewController.render(A) -> ()"])
        },
        Scene(
            "an event that is raised is one, its way to the view is none",
            [
                "Device → LoginViewModel.raise(_:)", "  LoginViewModel → EventQueue.raise(_:)",
                "Device ┄ ViewBinding.update()", "  ViewBinding ┄ LoginViewController.show(_:)",
                "  ViewBinding ┄ EventQueue.acknowledge()",
            ]
        ) { builder in
            builder.enter(["Sample.LoginViewModel.raise(A) -> ()", "Sample.EventQueue.raise(A) -> ()"])
            builder.enter("Sample.ViewBinding.update() -> ()") { builder in
                builder.enter("Sample.LoginViewController.show(A) -> ()")
                builder.enter("Sample.EventQueue.acknowledge() -> ()")
            }
        },
    ])
    func `A message is what one part causes in another`(scene: Scene) {
        let texts = CallReader(scene.recording).texts

        texts.suffix(scene.texts.count).expect(scene.texts)
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
    func `A closure that another part calls is a message, however it is written, as a method is`(exit: [String]) {
        var builder = RecordingBuilder()
        builder.enter("Sample.LoginViewModel.finishLogIn(A) -> ()") { builder in
            builder.enter(exit + ["Sample.AppCoordinator.openTabs() -> ()"])
        }

        let calls = CallReader(builder.recording).calls.dropFirst()

        calls.map { "\($0.kind) to \($0.to)" }.expect(["message to AppCoordinator", "own to AppCoordinator"])
    }
}

struct RefusedLoginTests {
    private let recording: Recording = {
        var builder = RecordingBuilder()
        for login in RefusedLogin.allCases { login.play(on: &builder) }
        return builder.recording
    }()

    @Test(arguments: [
        (RefusedLogin.mvp, [6, 4, 1, 1, 0]), (.viper, [9, 3, 1, 1, 0]), (.statesAndEvents, [6, 10, 1, 1, 3]),
    ])
    func `The messages of a refused login are those of its code`(login: RefusedLogin, numbers: [Int]) {
        let counts = CallPane(recording, module: login.rawValue).counts

        [counts.messages, counts.own, counts.services, counts.answers, counts.turns].expect(numbers)
    }

    @Test(arguments: RefusedLogin.allCases)
    func `The messages of a refused login are as many in each output`(login: RefusedLogin) throws {
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
