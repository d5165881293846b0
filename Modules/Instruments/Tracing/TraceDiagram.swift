/// A trace as a sequence diagram for Mermaid.
package struct TraceDiagram {
    private static let changedLines = 4
    private static let width = 120

    private let trace: Trace
    private let isFolded: Bool

    package init(_ trace: Trace, isFolded: Bool = true) {
        self.trace = trace
        self.isFolded = isFolded
    }

    package var text: String {
        (["sequenceDiagram"] + trace.steps.flatMap(lines)).map { $0 + "\n" }.joined()
    }

    private func lines(of step: TracedStep) -> [String] {
        let title = "    Note over \(CallReader.device): \(step.number). \(Self.escaped(step.source))"
        return [title]
            + step.parts(isFolded: isFolded).flatMap { part in
                part.group.nodes.flatMap { lines(of: $0, indent: "    ") }
                    + (part.change.map { [note(on: $0)] } ?? [])
            }
    }

    private func lines(of node: CallNode, indent: String) -> [String] {
        let isLoop = node.times > 1
        let inner = isLoop ? indent + "    " : indent
        let arrow = node.call.map { [inner + $0.arrow] } ?? []
        let arrows = arrow + node.nodes.flatMap { lines(of: $0, indent: inner) }
        return isLoop ? ["\(indent)loop ×\(node.times)"] + arrows + ["\(indent)end"] : arrows
    }

    /// Returns a note with the first added lines, or else the first removed ones, that fit in one line of a page.
    private func note(on change: ScreenChange) -> String {
        let lines = change.added.isEmpty ? change.removed.map { "- " + $0 } : change.added
        let notes = (0...min(Self.changedLines, lines.count)).map { count in
            let shown = lines.prefix(count).map(Self.escaped) + (count < lines.count ? ["…"] : [])
            return "    Note right of \(CallReader.device): " + shown.joined(separator: "<br/>")
        }
        return notes.last { $0.count <= Self.width } ?? notes[0]
    }

    /// Returns a name that is a valid identifier in Mermaid.
    fileprivate static func id(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Returns `text` with the characters escaped that have a meaning in Mermaid.
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
        case .message, .own: "\(from)->>\(to): \(name)"
        case .delivery: "\(from)-->\(to): \(name)"
        case .begin: "\(from)-)\(to): \(name)"
        case .answer: "\(from)--)\(to): answer in \(name)"
        case .write: "\(from)->>\(to): writes \(name)"
        }
    }
}
