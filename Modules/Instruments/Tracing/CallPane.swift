/// The calls of one pattern as lines of a narrow pane, while the app runs.
package struct CallPane {
    /// A change of the screen, with the number of records before it.
    package typealias Change = (record: Int, text: String)

    /// The calls before each change of the screen, then the remaining ones.
    private let parts: [(nodes: [CallNode], change: String?)]
    /// The types of `Shared`, whose calls are calls of services.
    private let services: Set<String>
    /// What the lines amount to.
    package let counts: TraceCounts

    /// Reads the calls of the pattern in `module` from a recording of several patterns.
    package init(_ recording: Recording, module: String, changes: [Change] = []) {
        let own = recording.records.indices.filter { recording.isPart($0, of: module) }
        let reader = CallReader(recording.only(own))
        counts = TraceCounts(reader.calls, functions: reader.entered, pattern: module)
        services = Set(recording.functions.lazy.filter { $0.module == "Shared" }.map(\.type))
        var rest = zip(reader.records, reader.calls).map { (record: own[$0], call: $1) }[...]
        parts =
            changes.map { change in
                let earlier = rest.prefix { $0.record < change.record }
                rest = rest.dropFirst(earlier.count)
                return (CallNode.trees(of: earlier.map(\.call), isFolded: true), change.text)
            } + [(CallNode.trees(of: rest.map(\.call), isFolded: true), nil)]
    }

    /// A line for each call and each change of the screen, in order, with the number of calls it is nested in.
    package var lines: [Line] {
        parts.flatMap { part in
            part.nodes.flatMap { lines(of: $0, depth: 0, times: nil) }
                + (part.change.map { [Line($0, depth: 0, role: .screen, kind: .other, moment: $0)] } ?? [])
        }
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
        let type = call.kind == .answer ? call.from : call.to
        return services.contains(type) ? .service : Line.Role(type: type)
    }
}

extension Recording {
    /// Returns whether a record is the start of a task, or no function of another pattern than `module`.
    fileprivate func isPart(_ index: Int, of module: String) -> Bool {
        guard let function = records[index].frames.first, !records[index].isTaskStart else { return true }
        let other = functions[function.function].module
        return other == module || !patterns.contains(other)
    }

    /// Returns the recording with only the records at `indices`.
    fileprivate func only(_ indices: [Int]) -> Recording {
        var recording = self
        recording.records = indices.map { records[$0] }
        return recording
    }
}

extension Call {
    /// The call without its caller, which is shown above it.
    fileprivate var shortText: String {
        switch kind {
        case .message, .own, .delivery: "\(to).\(name)"
        case .begin: "⇢ \(to).\(name)"
        case .answer: "⇠ \(from) answers \(to)"
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
