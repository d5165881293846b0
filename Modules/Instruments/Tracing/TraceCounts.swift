/// How many calls of each kind a trace holds.
package struct TraceCounts: Codable, Equatable, Sendable {
    package let pattern: String
    /// The calls of a method that return before anything else happens, renderings included.
    package let calls: Int
    /// The calls from one part of the pattern to another.
    package let crossings: Int
    /// The calls of a service whose answer comes later.
    package let begun: Int
    /// The answers of services, and the changes they announce; each arrives by an executor hop.
    package let answers: Int
    /// The changes of a view model's state.
    package let writes: Int
    /// The turns that the pattern itself starts: calls by no other, each by an executor hop.
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
