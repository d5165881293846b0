/// A trace as a sequence diagram for Mermaid.
package struct TraceDiagram {
    private static let device = "Device"
    private static let changedLines = 4

    private let trace: Trace
    private let isFolded: Bool

    package init(_ trace: Trace, isFolded: Bool = true) {
        self.trace = trace
        self.isFolded = isFolded
    }

    package var text: String {
        let header = ["sequenceDiagram"] + participants.map { "    participant \(Self.id($0))" }
        return (header + trace.steps.flatMap(lines)).map { $0 + "\n" }.joined()
    }

    /// The device, then the others in the order in which they appear.
    private var participants: [String] {
        let all = trace.steps.flatMap(\.calls).flatMap { [$0.from, $0.to] }
        return all.reduce(into: [Self.device]) { if !$0.contains($1) { $0.append($1) } }
    }

    private func lines(of step: Trace.Step) -> [String] {
        let places =
            participants.count > 1 ? "\(Self.device),\(Self.id(participants[participants.count - 1]))" : Self.device
        let title = "    Note over \(places): \(step.number). \(Self.escaped(step.source))"
        return [title]
            + step.parts.flatMap { part in
                CallNode.trees(of: part.calls, isFolded: isFolded).flatMap { lines(of: $0, indent: "    ") }
                    + (part.change.map(lines) ?? [])
            }
    }

    private func lines(of node: CallNode, indent: String) -> [String] {
        switch node {
        case .call(let call, let nodes):
            [indent + call.arrow] + nodes.flatMap { lines(of: $0, indent: indent) }
        case .times(let times, let nodes):
            ["\(indent)loop ×\(times)"] + nodes.flatMap { lines(of: $0, indent: indent + "    ") } + ["\(indent)end"]
        }
    }

    private func lines(of change: ScreenChange) -> [String] {
        let lines = change.lines(removed: Self.changedLines, added: Self.changedLines).map(Self.escaped)
        return ["    Note right of \(Self.device): " + lines.joined(separator: "<br/>")]
    }

    /// A name that Mermaid takes as it is.
    fileprivate static func id(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// `text` without what Mermaid would take for its own.
    fileprivate static func escaped(_ text: some StringProtocol) -> String {
        text.unicodeScalars.map { "#;<>&%{}".unicodeScalars.contains($0) ? "#\($0.value);" : String($0) }.joined()
    }
}

extension Call {
    fileprivate var arrow: String {
        let from = TraceDiagram.id(from)
        let to = TraceDiagram.id(to)
        let name = TraceDiagram.escaped(name)
        return switch kind {
        case .call, .render: "\(from)->>\(to): \(name)"
        case .begin: "\(from)-)\(to): \(name)"
        case .answer: "\(from)--)\(to): answer in \(name)"
        case .write: from == to ? "\(from)->>\(to): writes \(name)" : "\(from)->>\(to): \(name)"
        }
    }
}
