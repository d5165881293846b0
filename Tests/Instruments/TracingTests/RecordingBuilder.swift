@testable import Tracing

/// Builds recordings as the compiler's instrumentation would make them.
struct RecordingBuilder {
    private(set) var recording = Recording(of: ["MVP", "VIPER", "Sample"])
    private var activations: UInt = 0
    private var stack: [Recording.Frame] = []
    private var task: UInt = 0

    private static let classes: Set = [
        "MVP.LoginViewController", "MVP.LoginPresenter",
        "VIPER.LoginViewController", "VIPER.LoginPresenter", "VIPER.LoginInteractor", "VIPER.AppPresenter",
        "Sample.LoginViewModel", "Sample.LoginViewController", "Sample.ViewBinding",
        "Sample.EventQueue", "Sample.AppCoordinator", "Sample.LoginCoordinator",
        "Headless.Device", "Headless.NavigationStack", "Headless.Window",
    ]

    /// Enters a function and what it calls; it returns when `body` does.
    mutating func enter(_ declaration: String, isResumption: Bool = false, _ body: (inout Self) -> Void = { _ in }) {
        let frame = frame(of: declaration, isResumption: isResumption)
        stack.insert(frame, at: 0)
        recording.records.append(.init(isTaskStart: false, task: task, time: .zero, frames: stack))
        body(&self)
        stack.removeFirst()
    }

    /// Runs code that is not instrumented.
    mutating func run(_ declaration: String, _ body: (inout Self) -> Void) {
        stack.insert(frame(of: declaration, isResumption: false), at: 0)
        body(&self)
        stack.removeFirst()
    }

    /// Starts a task, which runs later.
    mutating func start(_ task: UInt) {
        recording.records.append(.init(isTaskStart: true, task: task, time: .zero, frames: stack))
    }

    /// Runs a part of a task, with nothing else on the stack.
    mutating func resume(_ task: UInt, _ body: (inout Self) -> Void) {
        let others = (self.task, stack)
        (self.task, stack) = (task, [])
        body(&self)
        (self.task, stack) = others
    }

    /// Lets the timer of task 1 call `closure`.
    mutating func tick(_ closure: String) {
        resume(1) { builder in
            builder.enter(Self.workBody) { builder in
                builder.run("closure #2 (A) -> () in Shared.Ticker.start(A) -> ()") { $0.enter(closure) }
            }
        }
    }

    private mutating func frame(of declaration: String, isResumption: Bool) -> Recording.Frame {
        activations += 1
        let function = Function(
            symbol: declaration + (isResumption ? "TQ0_" : ""),
            declaration: declaration,
            isAsync: declaration.contains(" async "),
            classes: Self.classes
        )
        let index = recording.functions.firstIndex(of: function) ?? recording.functions.count
        if index == recording.functions.count { recording.functions.append(function) }
        return Recording.Frame(function: index, activation: activations)
    }
}

extension RecordingBuilder {
    static let tap = "VIPER.LoginPresenter.didTapLogIn(email: Swift.String) -> ()"
    static let logIn = "VIPER.LoginInteractor.logIn(Shared.Credentials) -> ()"
    static let body = "closure #1 () async -> () in " + logIn
    static let completion = "closure #2 (Swift.Result<(), Swift.Error>) -> () in " + logIn
    static let service =
        "protocol witness for Shared.AccountService.logIn(A) async -> () in conformance A : B in Shared"
    static let work = "Shared.Work.start(A) -> ()"
    static let workBody = "closure #1 () async -> () in " + work

    /// A login from the tap to its end, as the interactor of VIPER does it.
    static var login: RecordingBuilder { login { _ in } }

    /// The same, and what the service does meanwhile.
    static func login(_ serve: (inout Self) -> Void) -> RecordingBuilder {
        var builder = RecordingBuilder()
        builder.enter(tap) { builder in
            builder.enter(logIn) { builder in
                builder.run(work) { $0.start(1) }
                builder.enter("VIPER.LoginPresenter.didBeginLogIn() -> ()")
            }
        }
        builder.resume(1) { $0.enter(workBody) }
        builder.resume(1) { $0.enter(body) }
        builder.resume(1) { $0.enter(service) }
        builder.resume(1, serve)
        builder.resume(1) { $0.enter(service, isResumption: true) }
        builder.resume(1) { $0.enter(body, isResumption: true) }
        builder.resume(1) { builder in
            builder.enter(workBody, isResumption: true) { builder in
                builder.enter(completion) { $0.enter("VIPER.LoginPresenter.didLogIn() -> ()") }
            }
        }
        return builder
    }
}
