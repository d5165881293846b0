import TestSupport
import Testing

@testable import Tracing

struct CallReaderTests {
    private func read(_ body: (inout RecordingBuilder) -> Void) -> CallReader {
        var builder = RecordingBuilder()
        body(&builder)
        return CallReader(builder.recording)
    }

    @Test func `Calls stand below their callers, and those of later work name their cause`() {
        let reader = CallReader(RecordingBuilder.login.recording)

        reader.texts.expect([
            "Device → LoginPresenter.didTapLogIn(email:)",
            "  LoginPresenter → LoginInteractor.logIn(_:)",
            "    LoginInteractor → LoginPresenter.didBeginLogIn()",
            "LoginInteractor ⇢ AccountService.logIn(_:)",
            "LoginInteractor ⇠ AccountService answers 4",
            "  LoginInteractor → LoginPresenter.didLogIn()",
        ])
        let calls = reader.calls
        calls.map { [$0.parent, $0.causedBy] }.expect([
            [nil, nil], [1, nil], [2, nil], [nil, 2], [nil, 2], [5, nil],
        ])
    }

    @Test(arguments: [
        Scene(
            "a closure: from the enclosing type",
            ["Device → LoginInteractor.logIn(_:)", "  LoginInteractor → LoginPresenter.didTapLogIn(email:)"]
        ) { builder in
            builder.enter(RecordingBuilder.logIn) { builder in
                builder.enter("closure #1 () -> () in VIPER.LoginInteractor.logIn(A) -> ()") {
                    $0.enter(RecordingBuilder.tap)
                }
            }
        },
        Scene(
            "a function that calls itself: below the innermost activation",
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
        Scene("a global function: the caller’s own", ["  LoginPresenter.start()"]) { builder in
            builder.enter([RecordingBuilder.tap, "VIPER.start() -> ()"])
        },
        Scene(
            "a value’s method: the caller’s own",
            ["Device → LoginCoordinator.start()", "  LoginCoordinator.release(_:)"]
        ) { builder in
            let release = "(extension in Sample):Swift.Array< where A == B>.release(B) -> ()"
            builder.enter("Sample.LoginCoordinator.start() -> ()") { $0.enter(release) }
        },
        Scene("a service that returns at once: a message", ["  LoginPresenter → SessionStore.current()"]) { builder in
            let current = "protocol witness for Shared.SessionStore.current() -> A in conformance A : B in Shared"
            builder.enter(RecordingBuilder.tap) { $0.enter(current) }
        },
        Scene("a service that the device calls", ["Device ⇢ AccountService.logIn(_:)"]) { builder in
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run("Headless.Device.load() -> ()") { $0.start(1) }
            }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
        },
        Scene("a value of the device", ["  Device → LoginViewController.viewDidLoad()"]) { builder in
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run("Headless.Stops.show() -> ()") {
                    $0.enter("VIPER.LoginViewController.viewDidLoad() -> ()")
                }
            }
        },
        Scene(
            "a protocol’s extension: named as the caller wrote it",
            ["Device → LoginPresenter.didTapLogIn(email:)", "LoginPresenter ⇢ CatalogService.items(of:)"]
        ) { builder in
            let items = "(extension in Shared):Shared.CatalogService.items(of: A) async -> [B]"
            let banners =
                "protocol witness for Shared.CatalogService.banners() async -> A in conformance A : B in Shared"
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(items) }
            builder.resume(1) { $0.enter(banners) }
        },
        Scene("a timer: answers the call that started it", ["LoginPresenter ⇠ Ticker answers 1"]) { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.tick("closure #1 (Swift.Int) -> () in VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()")
        },
        Scene(
            "a task with the number of an earlier one: not below its calls",
            ["AppPresenter ⇢ AccountService.logIn(_:)"]
        ) { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.body) }
            builder.enter("VIPER.AppPresenter.start() -> ()") { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
        },
        Scene(
            "a timer with the number of an earlier task: no answer to its service",
            ["AppPresenter ⇠ Ticker answers 3"]
        ) { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
            builder.enter("VIPER.AppPresenter.start() -> ()") { $0.start(1) }
            builder.tick("closure #1 () -> () in VIPER.AppPresenter.start() -> ()")
        },
    ])
    func `Calls come from the part that causes them`(scene: Scene) {
        let texts = CallReader(scene.recording).texts

        texts.suffix(scene.texts.count).expect(scene.texts)
    }

    @Test func `Calls of a resumed function come from it`() {
        let load = "VIPER.LoginPresenter.load() async -> ()"
        let show = "VIPER.LoginPresenter.didLogIn() -> ()"
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(load) }
            for _ in 1...2 {
                builder.resume(1) { $0.enter(RecordingBuilder.service) }
                builder.resume(1) { builder in
                    builder.enter(load, isResumption: true) { $0.enter(show) }
                }
            }
        }
        .calls

        let parents = calls.filter { $0.kind == .begin || $0.name == "didLogIn()" }.map(\.parent)
        parents.expect([2, 2, 2, 2])
    }

    @Test func `Calls of a task come from the pattern if it has started the task, otherwise from the device`() {
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run("Headless.Device.load() -> ()") { builder in
                    builder.run(RecordingBuilder.work) { $0.start(2) }
                }
            }
            builder.run("Headless.Device.load() -> ()") { builder in
                builder.enter(RecordingBuilder.tap) { builder in
                    builder.run(RecordingBuilder.work) { $0.start(3) }
                }
            }
            for task: UInt in 1...3 { builder.resume(task) { $0.enter(RecordingBuilder.service) } }
        }
        .calls

        let last = calls.suffix(3)
        last.map(\.from).expect(["LoginPresenter", "Device", "LoginPresenter"])
        last.map(\.causedBy).expect([1, 2, 3])
        last.map(\.parent).expect([nil, nil, nil])
    }

    @Test func `Calls within a service and to a clock are omitted`() {
        let clock = "protocol witness for Shared.AppClock.sleep(A) async -> () in conformance A : B in Shared"
        let plain = "Shared.LocalAccountService.logIn(Shared.Credentials) async -> ()"
        let calls = read { builder in
            builder.enter(RecordingBuilder.service)
            builder.enter(RecordingBuilder.tap) { builder in
                builder.enter(clock)
                builder.enter(plain)
                builder.enter("protocol witness for VIPER.LoginView.show() -> () in conformance A : B in VIPER")
            }
        }

        calls.texts.expect(["Device → LoginPresenter.didTapLogIn(email:)"])
        calls.omissions.expect([nil, nil, nil, nil, .witness])
        #expect(calls.entered == 2)
    }

    @Test func `Calls have the time at which they were recorded, in milliseconds`() {
        var recording = RecordingBuilder.login.recording
        recording.records = recording.records.map { record in
            .init(isTaskStart: record.isTaskStart, task: record.task, time: .milliseconds(1_250), frames: record.frames)
        }

        #expect(Set(CallReader(recording).calls.map(\.time)) == [1_250])
    }

    @Test func `Calls between services are omitted`() {
        let other = "protocol witness for Shared.SessionStore.save(A) async -> () in conformance A : B in Shared"

        let calls = CallReader(RecordingBuilder.login { $0.enter(other) }.recording).calls

        #expect(calls == CallReader(RecordingBuilder.login.recording).calls)
    }

    @Test(arguments: [1, 2])
    func `Calls that announce a change are answers to the last observer`(observations: Int) {
        let observer = "closure #1 () -> () in VIPER.AppPresenter.observe() -> ()"
        let reader = read { builder in
            for _ in 1...observations { builder.enter("VIPER.AppPresenter.observe() -> ()") }
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.body) }
            builder.resume(1) { builder in
                builder.enter(RecordingBuilder.service) { $0.start(2) }
            }
            builder.resume(2) { builder in
                builder.enter("closure #1 () async -> () in Shared.Changes.announce() -> ()") { builder in
                    builder.enter(observer) { $0.enter("VIPER.AppPresenter.reload() -> ()") }
                }
            }
        }

        reader.texts.suffix(2).expect([
            "AppPresenter ⇠ AccountService answers \(observations)", "  AppPresenter.reload()",
        ])
        reader.calls.map(\.causedBy).suffix(2).expect([observations + 2, nil])
    }

    @Test func `Calls after a resumption are not nested in functions that have returned`() {
        let load = "closure #1 () async -> () in VIPER.LoginPresenter.load() -> ()"
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.body) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
            builder.resume(1) { $0.enter(RecordingBuilder.body, isResumption: true) }
            builder.resume(1) { $0.enter(load) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
        }
        .calls

        let services = calls.filter { $0.kind == .begin }
        services.map(\.from).expect(["LoginInteractor", "LoginPresenter"])
        services.map(\.causedBy).expect([1, 1])
    }

    @Test func `Properties that are read from outside are not counted`() {
        let screen = "VIPER.LoginViewController.screen.getter : Headless.Screen"
        let witness = "protocol witness for Headless.ViewController.screen.getter : A in conformance B : C in VIPER"
        let reader = read { builder in
            builder.run("Headless.Page.init() -> A") { builder in
                builder.run(witness) { $0.enter(screen) }
            }
            builder.run("Terminal.Page.draw() -> ()") { $0.enter(screen) }
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run(witness) { $0.enter(screen) }
            }
        }

        reader.omissions.expect([nil, nil, nil, .accessor])
        #expect(reader.entered == 2)
    }

    @Test func `Calls are counted apart from what is omitted`() {
        let reader = read { builder in
            builder.enter("VIPER.LoginInteractor.init() -> VIPER.LoginInteractor")
            builder.enter("type metadata accessor for VIPER.LoginInteractor")
            builder.enter("Shared.LoginForm.validated() -> Shared.Credentials")
            builder.enter(RecordingBuilder.tap)
        }

        reader.omissions.expect([.initializer, nil, nil, nil])
        reader.records.expect([3])
    }
}
