/// The calls of one pattern as lines of a narrow pane, while the app runs.
package struct CallPane {
    /// A change of the screen, with the number of records before it.
    package typealias Change = (record: Int, text: String)

    /// The changes of the screen, in order.
    package var changes: [Change]
    private let module: String
    private var reader: CallReader
    /// The number of records that were read, those of other patterns included.
    private var count = 0
    /// The position among them of each record of `reader`.
    private var own: [Int] = []

    /// Reads the calls of the pattern in `module` from a recording of several patterns.
    package init(_ recording: Recording, module: String, changes: [Change] = []) {
        self.module = module
        self.changes = changes
        reader = CallReader(Recording(of: recording.patterns))
        read(recording)
    }

    /// Reads a part of the recording that follows the one read last.
    package mutating func read(_ recording: Recording) {
        let indices = recording.records.indices.filter { recording.isPart($0, of: module) }
        reader.read(indices.map { recording.records[$0] }, of: recording)
        own += indices.map { count + $0 }
        count += recording.records.count
    }

    /// What the lines amount to.
    package var counts: TraceCounts { TraceCounts(reader.calls, functions: reader.entered, pattern: module) }

    /// A line for each call and each change of the screen, in order, with the number of calls it is nested in.
    package var lines: [Line] {
        parts.flatMap { part in
            CallNode.trees(of: part.calls, isFolded: true).flatMap { lines(of: $0, depth: 0, times: nil) }
                + (part.change.map { [Line($0, depth: 0, role: .screen, kind: .other, moment: $0)] } ?? [])
        }
    }

    /// The calls before each change of the screen, with that change, then the remaining calls.
    private var parts: [(calls: [Call], change: String?)] {
        var rest = zip(reader.records, reader.calls).map { (record: own[$0], call: $1) }[...]
        return changes.map { change in
            let earlier = rest.prefix { $0.record < change.record }
            rest = rest.dropFirst(earlier.count)
            return (earlier.map(\.call), change.text)
        } + [(rest.map(\.call), nil)]
    }

    private func lines(of node: CallNode, depth: Int, times: Int?) -> [Line] {
        switch node {
        case .call(let call, let nodes):
            let text = (times.map { "\($0) × " } ?? "") + call.shortText
            let line = Line(text, depth: depth, role: role(of: call), kind: call.lineKind, moment: call.moment)
            return [line] + nodes.flatMap { lines(of: $0, depth: depth + 1, times: nil) }
        case .times(let times, let nodes) where nodes.count == 1:
            return lines(of: nodes[0], depth: depth, times: times)
        case .times(let times, let nodes):
            let line = Line("\(times) ×", depth: depth, kind: .other)
            return [line] + nodes.flatMap { lines(of: $0, depth: depth + 1, times: nil) }
        }
    }

    private func role(of call: Call) -> Line.Role? {
        if call.kind == .answer { return call.from == CallReader.device ? nil : .service }
        let function = reader.function(of: reader.records[call.id - 1])
        return function?.module == "Shared" ? .service : Line.Role(type: call.to)
    }
}

extension Recording {
    /// Returns whether a record is the start of a task, or no function of another pattern than `module`.
    fileprivate func isPart(_ index: Int, of module: String) -> Bool {
        guard let function = records[index].frames.first, !records[index].isTaskStart else { return true }
        let other = functions[function.function].module
        return other == module || !patterns.contains(other)
    }
}

extension Call {
    /// The call without its caller, which is shown above it.
    fileprivate var shortText: String {
        switch kind {
        case .message, .own, .delivery: "\(to).\(name)"
        case .begin: "⇢ \(to).\(name)"
        case .answer: "⇠ \(from) to \(to)"
        case .write: "\(to).\(name) ←"
        }
    }

    /// The name of the call of a service or of its answer, the same under every pattern; `nil` for other calls.
    fileprivate var moment: String? {
        switch kind {
        case .begin: shortText
        case .answer: "⇠ \(from)"
        case .message, .own, .delivery, .write: nil
        }
    }

    fileprivate var lineKind: CallPane.Line.Kind {
        switch kind {
        case .message: .message
        case .own: .own
        case .delivery, .begin, .answer, .write: .other
        }
    }
}
