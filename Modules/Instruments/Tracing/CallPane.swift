/// The calls of one pattern as lines of a narrow pane, while the app runs.
package struct CallPane {
    private let nodes: [CallNode]
    /// What the lines amount to.
    package let counts: TraceCounts

    /// Reads the calls of the pattern in `module` from a recording of several patterns.
    package init(_ recording: Recording, module: String) {
        let reader = CallReader(recording.only(module))
        nodes = CallNode.trees(of: reader.calls, isFolded: true)
        counts = TraceCounts(reader.calls, functions: reader.entered, pattern: module)
    }

    /// Returns a line for each call, indented below its caller; omits the arguments if the line is longer than `width`
    /// characters.
    package func lines(width: Int) -> [String] {
        nodes.flatMap { lines(of: $0, depth: 0, times: nil, width: width) }
    }

    private func lines(of node: CallNode, depth: Int, times: Int?, width: Int) -> [String] {
        switch node {
        case .call(let call, let nodes):
            let line = String(repeating: " ", count: depth) + (times.map { "\($0) × " } ?? "")
            let name = (line + call.shortText).count <= width ? call.shortText : call.shortText.withoutArguments
            return [line + name] + nodes.flatMap { lines(of: $0, depth: depth + 1, times: nil, width: width) }
        case .times(let times, let nodes) where nodes.count == 1:
            return lines(of: nodes[0], depth: depth, times: times, width: width)
        case .times(let times, let nodes):
            let line = String(repeating: " ", count: depth) + "\(times) ×"
            return [line] + nodes.flatMap { lines(of: $0, depth: depth + 1, times: nil, width: width) }
        }
    }
}

extension Recording {
    /// Returns the recording without the functions of the other patterns.
    fileprivate func only(_ module: String) -> Recording {
        let others = patterns.subtracting([module])
        var recording = self
        recording.records = records.filter { record in
            record.isTaskStart || !(record.frames.first.map { others.contains(functions[$0.function].module) } ?? false)
        }
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
}

extension String {
    fileprivate var withoutArguments: String {
        guard let start = firstIndex(of: "("), let end = lastIndex(of: ")"), index(after: start) < end else {
            return self
        }
        return self[...start] + "…" + self[end...]
    }
}
