@testable import Tracing

/// Builds recordings of a pattern in the module `App` as the compiler's instrumentation would make them.
struct RecordingBuilder {
    private(set) var recording = Recording()
    private var activations: UInt = 0
    private var stack: [Recording.Frame] = []
    private var task: UInt = 0
    /// The numbers of records at which the recording is read in parts.
    var cuts: [Int] = []

    private static let classes: Set = [
        "App.LoginViewController", "App.LoginPresenter", "App.LoginInteractor", "App.AppPresenter",
        "App.LoginViewModel", "App.AppCoordinator",
        "Headless.Device", "Headless.NavigationStack", "Headless.Screen", "Headless.Window",
    ]

    init(_ play: (inout Self) -> Void) {
        play(&self)
    }

    /// The parts of the recording.
    var parts: [Recording] {
        zip([0] + cuts, cuts + [recording.records.count]).map { start, end in
            Recording(functions: recording.functions, records: Array(recording.records[start..<end]))
        }
    }

    /// Enters functions, each called by the one before it; the last one calls `body`, and they return when it does.
    mutating func enter(_ declarations: String..., isResumption: Bool = false, body: (inout Self) -> Void = { _ in }) {
        let outer = stack
        for declaration in declarations {
            stack.insert(frame(of: declaration, isResumption: isResumption), at: 0)
            recording.records.append(.init(isTaskStart: false, task: task, time: 0, frames: stack))
        }
        body(&self)
        stack = outer
    }

    /// Runs code that is not instrumented.
    mutating func run(_ declaration: String, _ body: (inout Self) -> Void) {
        stack.insert(frame(of: declaration, isResumption: false), at: 0)
        body(&self)
        stack.removeFirst()
    }

    /// Starts a task, which runs later.
    mutating func start(_ task: UInt) {
        recording.records.append(.init(isTaskStart: true, task: task, time: 0, frames: stack))
    }

    /// Runs a part of a task on an otherwise empty stack.
    mutating func resume(_ task: UInt, _ body: (inout Self) -> Void) {
        let others = (self.task, stack)
        (self.task, stack) = (task, [])
        body(&self)
        (self.task, stack) = others
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
    static let tap = "App.LoginPresenter.didTapLogIn(email: Swift.String) -> ()"
    static let logIn = "App.LoginInteractor.(logIn in _A)(Shared.Credentials) -> ()"
    static let service =
        "protocol witness for Shared.AccountService.logIn(A) async -> () in conformance A : B in Shared"
    private static let workBody = "closure #1 () async -> () in Shared.Work.start(A) -> ()"

    /// Runs the work of task 1, which calls a service, and the completion that `function` gave it.
    mutating func answer(_ function: String, _ body: (inout Self) -> Void) {
        let closure = "closure #1 () async -> () in " + function
        resume(1) { $0.enter(Self.workBody) }
        resume(1) { $0.enter(closure) }
        resume(1) { $0.enter(Self.service) }
        resume(1) { $0.enter(closure, isResumption: true) }
        resume(1) { builder in
            builder.enter(Self.workBody, isResumption: true) {
                $0.enter("closure #2 (A) -> () in " + function, body: body)
            }
        }
    }

    /// Lets the timer of task 1 call `closure`.
    mutating func tick(_ closure: String) {
        resume(1) { builder in
            builder.enter(Self.workBody) { builder in
                builder.run("closure #2 (A) -> () in Shared.Ticker.start(A) -> ()") { $0.enter(closure) }
            }
        }
    }
}
