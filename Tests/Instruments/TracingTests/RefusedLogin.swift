/// A login that the service refuses, as each pattern makes it, from the tap to the alert.
enum RefusedLogin: String, CaseIterable, Sendable {
    case mvp = "MVP"
    case viper = "VIPER"
    case statesAndEvents = "Sample"

    func play(on builder: inout RecordingBuilder) {
        switch self {
        case .mvp: playMVP(on: &builder)
        case .viper: playVIPER(on: &builder)
        case .statesAndEvents: playStatesAndEvents(on: &builder)
        }
    }

    private func playMVP(on builder: inout RecordingBuilder) {
        builder.run("Headless.Device.tap() -> ()") { builder in
            builder.enter([onTap, "\(view).(tapLogIn in _A)() -> ()", "MVP.LoginPresenter.didTapLogIn(A) -> ()"]) {
                builder in
                builder.enter("MVP.LoginPresenter.logIn(A) -> ()") { builder in
                    builder.run(RecordingBuilder.work) { $0.start(1) }
                    builder.enter("\(view).showLoading(Swift.Bool) -> ()")
                }
            }
        }
        builder.answer("MVP.LoginPresenter.logIn(A) -> ()") { builder in
            builder.enter("MVP.LoginPresenter.finishLogIn(A) -> ()") { builder in
                builder.enter("\(view).showLoading(Swift.Bool) -> ()")
                builder.enter(["MVP.LoginPresenter.show(A) -> ()", "\(view).showAlert(A) -> ()"] + present)
            }
        }
    }

    private func playVIPER(on builder: inout RecordingBuilder) {
        let presenter = "VIPER.LoginPresenter"
        let interactor = "VIPER.LoginInteractor"
        builder.run("Headless.Device.tap() -> ()") { builder in
            builder.enter([
                onTap, "\(view).(tapLogIn in _A)() -> ()", "\(presenter).didTapLogIn(A) -> ()",
                "\(interactor).logIn(A) -> ()",
            ]) { builder in
                builder.enter("\(interactor).(logIn in _A)(B) -> ()") { builder in
                    builder.run(RecordingBuilder.work) { $0.start(1) }
                    builder.enter(["\(presenter).didBeginLoggingIn() -> ()", "\(view).showLoading(Swift.Bool) -> ()"])
                }
            }
        }
        builder.answer("\(interactor).(logIn in _A)(B) -> ()") { builder in
            builder.enter(["\(interactor).report(A) -> ()", "\(presenter).didFailToLogIn(A) -> ()"]) { builder in
                builder.enter("\(view).showLoading(Swift.Bool) -> ()")
                builder.enter(["\(view).showAlert(A) -> ()"] + present)
            }
        }
    }

    private func playStatesAndEvents(on builder: inout RecordingBuilder) {
        let model = "Sample.LoginViewModel"
        builder.run("Headless.Device.tap() -> ()") { builder in
            builder.enter([onTap, "\(model).logIn() -> ()", "\(model).(logIn in _A)(A) -> ()"]) { builder in
                builder.run(RecordingBuilder.work) { $0.start(1) }
                builder.enter("\(model).state.modify : A") { $0.mark(2) }
            }
        }
        builder.update(2) { render(on: &$0) }
        builder.answer("\(model).(logIn in _A)(A) -> ()") { builder in
            builder.enter("\(model).finishLogIn(A) -> ()") { builder in
                builder.enter("\(model).state.modify : A") { $0.mark(3) }
                builder.enter(["\(model).(raise in _A)(A) -> ()", "Sample.EventQueue.raise(A) -> ()"])
            }
        }
        builder.update(3) { builder in
            render(on: &builder)
            builder.enter(["\(view).show(A) -> ()"] + present)
            builder.enter("Sample.EventQueue.acknowledge() -> ()") { $0.mark(4) }
        }
        builder.update(4)
    }

    private func render(on builder: inout RecordingBuilder) {
        builder.enter("Sample.LoginViewModel.state.getter : A")
        builder.enter("\(view).render(A) -> ()") { builder in
            for _ in 1...2 {
                builder.enter("(extension in Sample):Headless.Field.show(_: A, error: B) -> ()")
            }
        }
    }

    private var view: String { "\(rawValue).LoginViewController" }

    private var onTap: String { "closure #2 () -> () in \(view).viewDidLoad() -> ()" }

    private var present: [String] {
        ["(extension in Headless):Headless.ViewController.present(A) -> ()", "Headless.Window.present(A) -> ()"]
    }
}

extension RecordingBuilder {
    /// Enters functions, each called by the one before it; the last one calls `body`.
    mutating func enter(_ declarations: [String], _ body: (inout Self) -> Void = { _ in }) {
        guard let first = declarations.first else { return body(&self) }
        enter(first) { $0.enter(Array(declarations.dropFirst()), body) }
    }

    /// Runs the work of task 1, which calls a service, and the completion that `function` gave it.
    fileprivate mutating func answer(_ function: String, _ body: (inout Self) -> Void) {
        let work = "closure #1 () async -> () in " + function
        resume(1) { $0.enter(Self.workBody) }
        resume(1) { $0.enter(work) }
        resume(1) { $0.enter(Self.service) }
        resume(1) { $0.enter(work, isResumption: true) }
        resume(1) { builder in
            builder.enter(Self.workBody, isResumption: true) { builder in
                builder.enter("closure #2 (A) -> () in " + function, body)
            }
        }
    }

    /// The binding's reaction to a change: marks the view, and starts a task that will render.
    fileprivate mutating func mark(_ task: UInt) {
        enter("closure #2 () -> () in \(Self.update)") { builder in
            builder.enter([
                "Sample.ViewBinding.(setNeedsUpdate in _A)() -> ()",
                "(extension in Sample):Sample.BoundView< where A: B>.setNeedsUpdate(() -> ()) -> ()",
            ])
            builder.start(task)
        }
    }

    /// Runs the task that a change has started.
    fileprivate mutating func update(_ task: UInt, _ body: (inout Self) -> Void = { _ in }) {
        let job = "closure #1 () async -> () in closure #2 () -> () in \(Self.update)"
        resume(task) { $0.enter(job) }
        resume(task) { builder in
            builder.enter(job, isResumption: true) { $0.enter(["closure #1 () -> () in \(job)", Self.update], body) }
        }
    }

    private static var update: String { "Sample.ViewBinding.(update in _A)() -> ()" }
}
