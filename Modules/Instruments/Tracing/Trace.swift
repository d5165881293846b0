/// The calls that a pattern made while it played a scenario.
package struct Trace: Codable, Equatable, Sendable {
    /// The version of this format.
    package let version: Int
    /// The commit of the code; `nil` if it is unknown.
    package let commit: String?
    package let scenario: String
    package let pattern: String
    package let steps: [TracedStep]
    /// The number of entries of the pattern's functions, and of services and navigation called by the pattern.
    package let recorded: Int
    /// The number of entries that are shown as calls.
    package let shown: Int
    /// The number of entries that are omitted, by kind.
    package let omitted: [String: Int]

    package static let currentVersion = 3

    init(scenario: String, pattern: String, commit: String?, steps: [TracedStep]) {
        version = Self.currentVersion
        self.commit = commit
        self.scenario = scenario
        self.pattern = pattern
        self.steps = steps
        shown = steps.map(\.calls.count).reduce(0, +)
        omitted = steps.reduce(into: [:]) { $0.merge($1.omitted, uniquingKeysWith: +) }
        recorded = shown + omitted.values.reduce(0, +)
    }

    /// Returns the trace of only one step; `nil` if there is no such step.
    package func with(step number: Int) -> Trace? {
        steps.first { $0.number == number }.map { step in
            Trace(scenario: scenario, pattern: pattern, commit: commit, steps: [step])
        }
    }
}

extension Trace {
    /// The end of a step in a recording, and the changes of the screen during the step.
    package struct Mark: Sendable {
        package let source: String
        /// The number of records once all work of the step has finished.
        package let end: Int
        /// The changes, each with the number of records before it.
        package let changes: [(record: Int, from: [String], to: [String])]
        package let scene: TracedStep.Scene

        package init(
            source: String,
            end: Int,
            changes: [(record: Int, from: [String], to: [String])],
            scene: TracedStep.Scene = .init()
        ) {
            self.source = source
            self.end = end
            self.changes = changes
            self.scene = scene
        }
    }

    /// Reads the trace of a scenario from a recording.
    package init(_ recording: Recording, steps marks: [Mark], scenario: String, pattern: String, commit: String?) {
        let reader = CallReader(recording)
        let ends = [0] + marks.map(\.end)
        func calls(in range: Range<Int>) -> [Call] {
            zip(reader.records, reader.calls).filter { range.contains($0.0) }.map(\.1)
        }
        let steps = marks.enumerated().map { number, mark in
            let range = ends[number]..<mark.end
            return TracedStep(
                number: number,
                source: mark.source,
                calls: calls(in: range),
                changes: Self.changes(mark) { calls(in: 0..<$0).count },
                omitted: Dictionary(grouping: reader.omissions[range].compactMap(\.self), by: \.rawValue)
                    .mapValues(\.count),
                scene: mark.scene
            )
        }
        self.init(scenario: scenario, pattern: pattern, commit: commit, steps: steps)
    }

    /// Returns the changes of a step, merging those between the same two calls; `call` returns the last call before a
    /// record.
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
