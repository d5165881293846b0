/// What called what while a scenario was played on a pattern.
package struct Trace: Codable, Equatable, Sendable {
    /// A step of the scenario, or the launch of the app before the first one.
    package struct Step: Codable, Equatable, Sendable {
        /// From 1 on; 0 is the launch.
        package let number: Int
        package let source: String
        /// What was called until all was over that the step set off, in order.
        package let calls: [Call]
        /// What was different on the screen meanwhile.
        package let changes: [ScreenChange]
    }

    /// The version of this format.
    package let version: Int
    /// The commit of the code; `nil` where it is unknown.
    package let commit: String?
    package let scenario: String
    package let pattern: String
    package private(set) var steps: [Step]
    /// How many functions of the pattern were entered, and of services by the pattern.
    package let recorded: Int
    /// How many of them are calls.
    package let shown: Int
    /// How many are none, by kind.
    package let omitted: [String: Int]

    /// The trace with one of its steps alone; `nil` where there is no such step.
    package func with(step number: Int) -> Trace? {
        guard let step = steps.first(where: { $0.number == number }) else { return nil }
        var trace = self
        trace.steps = [step]
        return trace
    }
}

extension Trace {
    /// Where a step ends in a recording, and what changed on the screen.
    package struct Mark: Sendable {
        package let source: String
        /// How many records there were when all was over that it set off.
        package let end: Int
        /// What changed, and how many records there were then.
        package let changes: [(record: Int, from: [String], to: [String])]

        package init(source: String, end: Int, changes: [(record: Int, from: [String], to: [String])]) {
            self.source = source
            self.end = end
            self.changes = changes
        }
    }

    /// Reads the trace of a scenario out of what was recorded.
    package init(_ recording: Recording, steps marks: [Mark], scenario: String, pattern: String, commit: String?) {
        let reader = CallReader(recording)
        let ends = [0] + marks.map(\.end)
        func calls(in range: Range<Int>) -> [Call] {
            zip(reader.records, reader.calls).filter { range.contains($0.0) }.map(\.1)
        }
        version = 1
        self.commit = commit
        self.scenario = scenario
        self.pattern = pattern
        steps = marks.enumerated().map { number, mark in
            Step(
                number: number,
                source: mark.source,
                calls: calls(in: ends[number]..<mark.end),
                changes: Self.changes(mark) { calls(in: 0..<$0).count }
            )
        }
        let omissions = reader.omissions.prefix(ends[ends.count - 1]).compactMap(\.self)
        shown = steps.map(\.calls.count).reduce(0, +)
        omitted = Dictionary(grouping: omissions, by: \.rawValue).mapValues(\.count)
        recorded = shown + omissions.count
    }

    /// The changes of a step, those between the same two calls as one; `call` is the last call before a record.
    private static func changes(_ mark: Mark, call: (Int) -> Int) -> [ScreenChange] {
        let changes = mark.changes.map { (call: call($0.record), from: $0.from, to: $0.to) }
        let calls = changes.map(\.call).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        return calls.compactMap { call in
            let group = changes.filter { $0.call == call }
            guard let first = group.first, let last = group.last, first.from != last.to else { return nil }
            return ScreenChange(after: call, from: first.from, to: last.to)
        }
    }
}

extension Trace.Step {
    /// The calls up to each change of the screen, with that change; then those after the last.
    var parts: [(calls: [Call], change: ScreenChange?)] {
        var rest = calls[...]
        var parts: [(calls: [Call], change: ScreenChange?)] = []
        for change in changes {
            let earlier = rest.prefix { $0.id <= change.after }
            rest = rest.dropFirst(earlier.count)
            parts.append((Array(earlier), change))
        }
        return rest.isEmpty ? parts : parts + [(Array(rest), nil)]
    }
}
