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
    private static let load = "App.LoginPresenter.load() async -> ()"
    private static let didLogIn = "App.LoginPresenter.didLogIn() -> ()"

    @Test(arguments: [
        Excerpt("of a closure that its own part calls, at any depth", ["  AppCoordinator → LoginPresenter.load()"]) {
            builder in
            builder.enter(
                "App.AppCoordinator.start() -> ()",
                "closure #1 (A) -> B in App.AppCoordinator.start() -> ()",
                "implicit closure #1 () -> A in closure #1 (A) -> B in App.AppCoordinator.start() -> ()",
                "closure #1 (A) -> B in App.Response.sorted() -> ()",
                "App.LoginPresenter.load() -> ()"
            )
        },
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
        Excerpt(
            "of the device’s navigation by a part: a message, and none of the device’s own",
            [
                "Device → LoginPresenter.didTapLogIn(email:)", "  LoginPresenter → Device.push(_:)",
                "    Device → LoginViewController.viewDidLoad()",
            ]
        ) { builder in
            builder.enter(
                RecordingBuilder.tap,
                "Headless.NavigationStack.push(A) -> ()",
                "Headless.Window.update(removing: A) -> ()",
                "App.LoginViewController.viewDidLoad() -> ()"
            )
            builder.enter("Headless.Window.hideNotice() -> ()")
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
        Excerpt("of a service that returns at once: a message", ["  LoginPresenter → SessionStore.current()"]) {
            builder in
            let current = "protocol witness for Shared.SessionStore.current() -> A in conformance A : B in Shared"
            builder.enter(RecordingBuilder.tap, current)
        },
        Excerpt(
            "of a protocol’s extension: named as the caller wrote it, without those between services",
            ["Device → LoginPresenter.didTapLogIn(email:)", "LoginPresenter ⇢ CatalogService.items(of:), caused by 1"]
        ) { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter("(extension in Shared):Shared.CatalogService.items(of: A) async -> [B]") }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
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
        Excerpt("of a timer: answers the call that started it", ["LoginPresenter ⇠ Ticker answers 1, caused by 1"]) {
            builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.tick("closure #1 (Swift.Int) -> () in " + RecordingBuilder.tap)
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
            "of a resumed function: below it, not below one that has returned",
            [
                "LoginPresenter.load(), caused by 1", "  LoginPresenter ⇢ AccountService.logIn(_:)",
                "  LoginPresenter.didLogIn()", "  LoginPresenter ⇢ AccountService.logIn(_:)",
                "  LoginPresenter.didLogIn()",
            ]
        ) { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(load) }
            for _ in 1...2 {
                builder.resume(1) { $0.enter(RecordingBuilder.service) }
                builder.resume(1) { builder in
                    builder.enter(load, isResumption: true) { $0.enter(didLogIn) }
                }
            }
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
            builder.enter(RecordingBuilder.tap) { builder in builder.run(device) { $0.start(2) } }
            builder.run(device) { builder in builder.enter(RecordingBuilder.tap) { $0.start(3) } }
            for task: UInt in 1...3 { builder.resume(task) { $0.enter(RecordingBuilder.service) } }
        },
        Excerpt(
            "that announces a change: an answer to the last observer",
            ["AppPresenter ⇠ AccountService answers 2, caused by 4", "  AppPresenter.reload()"]
        ) { builder in
            for _ in 1...2 { builder.enter("App.AppPresenter.observe() -> ()") }
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { builder in builder.enter(RecordingBuilder.service) { $0.start(2) } }
            builder.resume(2) { builder in
                builder.enter("closure #1 () async -> () in Shared.Changes.announce() -> ()") { builder in
                    builder.enter(
                        "closure #1 () -> () in App.AppPresenter.observe() -> ()",
                        "App.AppPresenter.reload() -> ()"
                    )
                }
            }
        },
    ])
    func `A call is shown from the part that causes it`(excerpt: Excerpt) {
        let lines = CallReader(excerpt.recording).lines

        lines.suffix(excerpt.lines.count).expect(excerpt.lines)
    }

    @Test func `What is no call is counted by its kind, but not what the compiler adds or others read`() {
        let screen = "App.LoginViewController.screen.getter : Headless.Screen"
        let witness = "protocol witness for Headless.ViewController.screen.getter : A in conformance B : C in App"
        let reader = CallReader(
            RecordingBuilder { builder in
                builder.run("Terminal.Page.draw() -> ()") { builder in
                    builder.enter(screen)
                    builder.run(witness) { $0.enter(screen) }
                }
                builder.enter(RecordingBuilder.tap) { builder in
                    builder.run(witness) { $0.enter(screen) }
                    builder.enter("protocol witness for App.LoginView.show() -> () in conformance A : B in App")
                }
                builder.enter("App.LoginInteractor.init() -> App.LoginInteractor")
                builder.enter("type metadata accessor for App.LoginInteractor")
            }
            .recording
        )

        #expect(reader.omitted == [.accessor: 1, .witness: 1, .initializer: 1])
        reader.lines.expect(["Device → LoginPresenter.didTapLogIn(email:)"])
    }
}
