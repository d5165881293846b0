import TestSupport
import Testing

@testable import Tracing

/// What a part of an app does, and the last lines that show it.
struct Excerpt: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    let recording: Recording

    init(_ name: String, _ lines: [String], play: (inout RecordingBuilder) -> Void) {
        (testDescription, self.lines, recording) = (name, lines, RecordingBuilder(play).recording)
    }
}

extension CallReader {
    init(_ recording: Recording) {
        self.init(module: "App")
        read(recording)
    }

    /// The calls, each indented below its caller, with the number of what caused it.
    var lines: [String] {
        calls.map { call in
            String(repeating: "  ", count: call.depth) + call.text + (call.causedBy.map { ", caused by \($0)" } ?? "")
        }
    }
}

struct ReadingTests {
    @Test(arguments: [
        Excerpt(
            "of a closure that the device calls while a part runs: the device’s",
            ["  Device → AppCoordinator.{ start() }", "    AppCoordinator.finish()"]
        ) { builder in
            builder.enter("App.LoginViewModel.finish() -> ()") { builder in
                builder.run("Headless.Device.show() -> ()") { builder in
                    builder.enter(
                        "closure #1 () -> () in App.AppCoordinator.start() -> ()",
                        "App.AppCoordinator.finish() -> ()"
                    )
                }
            }
        },
        Excerpt("of a value of the device", ["  Device → LoginViewController.viewDidLoad()"]) { builder in
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run("Headless.Stops.show() -> ()") { $0.enter("App.LoginViewController.viewDidLoad() -> ()") }
            }
        },
        Excerpt(
            "of a method with the name of a rendering, if no binding calls it: from its caller",
            ["  LoginPresenter → LoginViewController.render(_:)"]
        ) { builder in
            builder.enter("App.LoginViewModel.state.getter : A")
            builder.enter("App.LoginPresenter.show(A) -> ()", "App.LoginViewController.render(A) -> ()")
        },
        Excerpt(
            "of a function that calls itself: below the innermost activation",
            [
                "Device → LoginInteractor.logIn(_:)", "  LoginInteractor.logIn(_:)",
                "  LoginInteractor → LoginPresenter.didTapLogIn(email:)",
            ]
        ) { builder in
            builder.enter(RecordingBuilder.logIn) { builder in
                builder.enter(RecordingBuilder.logIn)
                builder.enter(RecordingBuilder.tap)
            }
        },
        Excerpt("of the device, of a clock and within a service", ["Device → LoginPresenter.didTapLogIn(email:)"]) {
            builder in
            builder.enter(RecordingBuilder.service)
            builder.enter(RecordingBuilder.tap) { builder in
                builder.enter(
                    "protocol witness for Shared.AppClock.sleep(A) async -> () in conformance A : B in Shared"
                )
                builder.enter("Shared.LocalAccountService.logIn(Shared.Credentials) async -> ()")
            }
        },
        Excerpt(
            "of a task with the number of an earlier one: neither below its calls nor an answer to its service",
            [
                "LoginPresenter ⇢ AccountService.logIn(_:), caused by 1", "Device → AppPresenter.start()",
                "AppPresenter ⇠ Ticker answers 3, caused by 3",
            ]
        ) { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
            builder.enter("App.AppPresenter.start() -> ()") { $0.start(1) }
            builder.tick("closure #1 () -> () in App.AppPresenter.start() -> ()")
        },
        Excerpt(
            "of tasks: from the part that started the task, otherwise from the device",
            [
                "LoginPresenter ⇢ AccountService.logIn(_:), caused by 1",
                "Device ⇢ AccountService.logIn(_:), caused by 2",
                "LoginPresenter ⇢ AccountService.logIn(_:), caused by 3",
            ]
        ) { builder in
            let device = "Headless.Device.load() -> ()"
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.enter(RecordingBuilder.tap) { $0.start(4) }
            builder.resume(4) { builder in
                builder.enter("Shared.Job.run(A) async -> ()") { builder in builder.run(device) { $0.start(2) } }
            }
            builder.run(device) { builder in builder.enter(RecordingBuilder.tap) { $0.start(3) } }
            for task: UInt in 1...3 { builder.resume(task) { $0.enter(RecordingBuilder.service) } }
        },
    ])
    func `A call is shown from the part that causes it`(excerpt: Excerpt) {
        let lines = CallReader(excerpt.recording).lines

        lines.suffix(excerpt.lines.count).expect(excerpt.lines)
    }
}
