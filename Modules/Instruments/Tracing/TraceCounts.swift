/// The number of calls of each kind in a trace.
package struct TraceCounts: Codable, Equatable, Sendable {
    package let pattern: String
    /// Calls of a method that return before anything else happens, renderings included.
    package let calls: Int
    /// Calls from one part of the pattern to another.
    package let crossings: Int
    /// Calls of a service that return later.
    package let begun: Int
    /// Answers of services and the changes that they announce; each takes one executor hop.
    package let answers: Int
    /// Changes of a view model's state.
    package let writes: Int
    /// Turns that the pattern itself starts, each with one executor hop.
    package let turns: Int

    package init(_ trace: Trace) {
        self.init(trace.steps.flatMap(\.calls), pattern: trace.pattern)
    }

    init(_ all: [Call], pattern: String) {
        let calls = all.filter { [.call, .render].contains($0.kind) }
        self.pattern = pattern
        self.calls = calls.count
        crossings = calls.count { $0.from != $0.to && $0.from != "Device" }
        begun = all.count { $0.kind == .begin }
        answers = all.count { $0.kind == .answer }
        writes = all.count { $0.kind == .write }
        turns = calls.count { $0.parent == nil && $0.causedBy != nil }
    }
}
