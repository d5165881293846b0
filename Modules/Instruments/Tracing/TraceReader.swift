/// Reads the trace of a pattern while it is recorded.
package struct TraceReader {
    /// The steps that have ended.
    package private(set) var steps: [TracedStep] = []
    private let module: String
    private var reader: CallReader
    /// The number of calls before the current step.
    private var start = 0
    private var changes: [(after: Int, from: [String], to: [String])] = []

    /// Creates a reader of the calls of the pattern in `module`. A recording may have those of several patterns.
    package init(module: String) {
        self.module = module
        reader = CallReader(module: module)
    }

    /// Reads a part of the recording that follows the one read last.
    package mutating func read(_ recording: Recording) {
        reader.read(recording)
    }

    /// Notes a change of the screen after what was read. Changes between the same two calls are one.
    package mutating func screenChanged(from old: [String], to new: [String]) {
        let isOne = changes.last?.after == reader.calls.count
        let first = isOne ? changes.removeLast().from : old
        changes.append((reader.calls.count, first, new))
    }

    /// Ends the step under way.
    package mutating func endStep(_ source: String, scene: TracedStep.Scene = .init()) {
        steps.append(step(source, scene: scene))
        start = reader.calls.count
        changes = []
        reader.omitted = [:]
    }

    private func step(_ source: String = "", scene: TracedStep.Scene = .init()) -> TracedStep {
        TracedStep(
            number: steps.count,
            source: source,
            calls: Array(reader.calls[start...]),
            changes: changes.filter { $0.from != $0.to }.map {
                ScreenChange(after: $0.after, from: $0.from, to: $0.to)
            },
            omitted: Dictionary(uniqueKeysWithValues: reader.omitted.map { ($0.key.rawValue, $0.value) }),
            scene: scene
        )
    }
}

// MARK: The step under way

extension TraceReader {
    /// A line of a narrow pane: a call, the number of times that the lines below it are repeated, or a change of the
    /// screen.
    package struct Line: Equatable, Sendable {
        package let text: String
        /// The number of lines above that this one belongs to.
        package let depth: Int
        /// The role of the type that is called, or that answers; `nil` if its name does not tell.
        package private(set) var role: PartRole?
        /// The kind of the call; `nil` for other lines.
        package private(set) var kind: Call.Kind?
        /// The name of the moment, if it has the same one in every pattern.
        package private(set) var moment: String?
    }

    /// Notes a line about a change of the screen after what was read.
    package mutating func note(_ line: String) {
        let others = changes.last.flatMap { $0.after == reader.calls.count ? $0.to : nil } ?? []
        screenChanged(from: [], to: others + [line])
    }

    /// What the calls amount to.
    package var counts: TraceCounts {
        TraceCounts(Trace(scenario: "", pattern: module, commit: nil, steps: [step()]))
    }

    /// A line for each call and each change of the screen, in order.
    package var lines: [Line] {
        step().parts(isFolded: true).flatMap { part in
            part.group.nodes.flatMap { lines(of: $0, depth: 0) }
                + (part.change?.added ?? []).map { Line(text: $0, depth: 0, role: .screen, moment: $0) }
        }
    }

    private func lines(of node: CallNode, depth: Int) -> [Line] {
        let words = [node.times > 1 ? "\(node.times) ×" : nil, node.call?.shortText].compactMap(\.self)
        let text = words.joined(separator: " ")
        let role = node.call.flatMap(role)
        return [Line(text: text, depth: depth, role: role, kind: node.call?.kind, moment: node.call?.moment)]
            + node.nodes.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private func role(of call: Call) -> PartRole? {
        if call.kind == .answer { return call.from == CallReader.device ? nil : .service }
        return reader.isService(call) ? .service : PartRole(type: call.to)
    }
}
