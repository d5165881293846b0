import Testing

@testable import Tracing

@Suite struct `The calls of a recording` {
    private func read(_ body: (inout RecordingBuilder) -> Void) -> CallReader {
        var builder = RecordingBuilder()
        body(&builder)
        return CallReader(builder.recording)
    }

    private func texts(_ calls: [Call]) -> [String] {
        calls.map { String(repeating: "  ", count: $0.depth) + $0.text }
    }

    @Test func `stand below their callers`() {
        let calls = CallReader(RecordingBuilder.login.recording).calls

        #expect(
            texts(calls) == [
                "Device → LoginPresenter.didTapLogIn(email:)",
                "  LoginPresenter → LoginInteractor.logIn(_:)",
                "    LoginInteractor → LoginPresenter.didBeginLogIn()",
                "LoginInteractor ⇢ AccountService.logIn(_:)",
                "LoginInteractor ⇠ AccountService answers 4",
                "  LoginInteractor → LoginPresenter.didLogIn()",
            ]
        )
        #expect(calls.map(\.parent) == [nil, 1, 2, nil, nil, 5])
    }

    @Test func `of later work name their cause`() {
        let calls = CallReader(RecordingBuilder.login.recording).calls

        #expect(calls.map(\.causedBy) == [nil, nil, nil, 2, 2, nil])
        #expect(calls.map(\.answers) == [nil, nil, nil, nil, 4, nil])
        #expect(calls.map(\.kind) == [.message, .message, .message, .begin, .answer, .message])
    }

    @Test func `have the innermost activation for parent where a function calls itself`() {
        let calls = read { builder in
            builder.enter(RecordingBuilder.logIn) { builder in
                builder.enter(RecordingBuilder.logIn)
                builder.enter(RecordingBuilder.tap)
            }
        }
        .calls

        #expect(calls.map(\.parent) == [nil, 1, 1])
    }

    @Test func `from a closure come from the enclosing type`() {
        let calls = read { builder in
            builder.enter(RecordingBuilder.logIn) { builder in
                builder.enter("closure #1 () -> () in VIPER.LoginInteractor.logIn(A) -> ()") {
                    $0.enter(RecordingBuilder.tap)
                }
            }
        }
        .calls

        #expect(
            texts(calls) == [
                "Device → LoginInteractor.logIn(_:)", "  LoginInteractor → LoginPresenter.didTapLogIn(email:)",
            ]
        )
    }

    @Test func `of a resumed function come from it`() {
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

        let shown = calls.filter { $0.name == "didLogIn()" }
        #expect(shown.map(\.parent) == [2, 2])
        #expect(calls.filter { $0.kind == .begin }.map(\.parent) == [2, 2])
    }

    @Test func `of a task that the pattern starts come from the pattern, those the device starts from the device`() {
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

        #expect(calls.suffix(3).map(\.from) == ["LoginPresenter", "Device", "LoginPresenter"])
        #expect(calls.suffix(3).map(\.causedBy) == [1, 2, 3])
        #expect(calls.suffix(3).map(\.parent) == [nil, nil, nil])
    }

    @Test func `within a service and to a clock are omitted`() {
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

        #expect(texts(calls.calls) == ["Device → LoginPresenter.didTapLogIn(email:)"])
        #expect(calls.omissions == [nil, nil, nil, nil, .witness])
        #expect(calls.entered == 2)
    }

    @Test func `of a service that returns at once are messages, not begun`() {
        let current = "protocol witness for Shared.SessionStore.current() -> A in conformance A : B in Shared"
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.enter(current) }
        }
        .calls

        #expect(calls.map(\.kind) == [.message, .message])
        #expect(texts(calls).last == "  LoginPresenter → SessionStore.current()")
    }

    @Test func `have the time at which they were recorded, in milliseconds`() {
        var recording = RecordingBuilder.login.recording
        recording.records = recording.records.map { record in
            .init(isTaskStart: record.isTaskStart, task: record.task, time: .milliseconds(1_250), frames: record.frames)
        }

        #expect(Set(CallReader(recording).calls.map(\.time)) == [1_250])
    }

    @Test func `of a global function are the caller’s own`() {
        let calls = read { $0.enter([RecordingBuilder.tap, "VIPER.start() -> ()"]) }.calls

        #expect(texts(calls).last == "  LoginPresenter.start()")
    }

    @Test func `between services are omitted`() {
        let other = "protocol witness for Shared.SessionStore.save(A) async -> () in conformance A : B in Shared"

        let calls = CallReader(RecordingBuilder.login { $0.enter(other) }.recording).calls

        #expect(calls == CallReader(RecordingBuilder.login.recording).calls)
    }

    @Test func `of a service by the device are the device’s`() {
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run("Headless.Device.load() -> ()") { $0.start(1) }
            }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
        }
        .calls

        #expect(texts(calls).last == "Device ⇢ AccountService.logIn(_:)")
    }

    @Test func `of a timer answer the call that started it`() {
        let closure = "closure #1 (Swift.Int) -> () in VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()"
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { builder in
                builder.enter(RecordingBuilder.workBody) { builder in
                    builder.run("closure #2 (A) -> () in Shared.Ticker.start(A) -> ()") { $0.enter(closure) }
                }
            }
        }
        .calls

        #expect(texts(calls).last == "LoginPresenter ⇠ Ticker answers 1")
    }

    @Test(arguments: [1, 2])
    func `that announce a change are answers to the last observer`(observations: Int) {
        let observer = "closure #1 () -> () in VIPER.AppPresenter.observe() -> ()"
        let calls = read { builder in
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
        .calls

        #expect(texts(calls).last == "  AppPresenter.reload()")
        #expect(texts(calls).dropLast().last == "AppPresenter ⇠ AccountService answers \(observations)")
        #expect(calls.map(\.causedBy).suffix(2) == [observations + 2, nil])
    }

    @Test func `after a resumption are not nested in functions that have returned`() {
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
        #expect(services.map(\.from) == ["LoginInteractor", "LoginPresenter"])
        #expect(services.map(\.causedBy) == [1, 1])
    }

    @Test func `of a task are not below those of an earlier one with its number`() {
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.body) }
            builder.enter("VIPER.AppPresenter.start() -> ()") { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
        }
        .calls

        #expect(texts(calls).last == "AppPresenter ⇢ AccountService.logIn(_:)")
    }

    @Test func `of a timer do not answer for a service that an earlier task with its number began`() {
        let closure = "closure #1 () -> () in VIPER.AppPresenter.start() -> ()"
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(RecordingBuilder.service) }
            builder.enter("VIPER.AppPresenter.start() -> ()") { $0.start(1) }
            builder.resume(1) { builder in
                builder.enter(RecordingBuilder.workBody) { builder in
                    builder.run("closure #2 (A) -> () in Shared.Ticker.start(A) -> ()") { $0.enter(closure) }
                }
            }
        }
        .calls

        #expect(texts(calls).last == "AppPresenter ⇠ Ticker answers 3")
    }

    @Test func `by a value of the device count as calls by the device`() {
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { builder in
                builder.run("Headless.Stops.show() -> ()") {
                    $0.enter("VIPER.LoginViewController.viewDidLoad() -> ()")
                }
            }
        }
        .calls

        #expect(texts(calls).last == "  Device → LoginViewController.viewDidLoad()")
    }

    @Test func `of a protocol’s extension are named as the caller wrote them`() {
        let items = "(extension in Shared):Shared.CatalogService.items(of: A) async -> [B]"
        let banners = "protocol witness for Shared.CatalogService.banners() async -> A in conformance A : B in Shared"
        let calls = read { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            builder.resume(1) { $0.enter(items) }
            builder.resume(1) { $0.enter(banners) }
        }
        .calls

        #expect(texts(calls).dropFirst() == ["LoginPresenter ⇢ CatalogService.items(of:)"])
    }

    @Test func `of a value’s method are the caller’s own`() {
        let release = "(extension in Sample):Swift.Array< where A == B>.release(B) -> ()"
        let calls = read { builder in
            builder.enter("Sample.LoginCoordinator.start() -> ()") { $0.enter(release) }
        }
        .calls

        #expect(texts(calls) == ["Device → LoginCoordinator.start()", "  LoginCoordinator.release(_:)"])
        #expect(calls.last?.kind == .own)
    }

    @Test func `do not count properties that are read from outside`() {
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

        #expect(reader.omissions == [nil, nil, nil, .accessor])
        #expect(reader.entered == 2)
    }

    @Test func `are counted apart from omissions`() {
        let reader = read { builder in
            builder.enter("VIPER.LoginInteractor.init() -> VIPER.LoginInteractor")
            builder.enter("type metadata accessor for VIPER.LoginInteractor")
            builder.enter("Shared.LoginForm.validated() -> Shared.Credentials")
            builder.enter(RecordingBuilder.tap)
        }

        #expect(reader.omissions == [.initializer, nil, nil, nil])
        #expect(reader.records == [3])
    }
}
