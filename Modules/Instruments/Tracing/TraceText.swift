/// A trace as text: below each step its calls, each indented below its caller, and the changes of the screen.
package struct TraceText {
    private static let removedLines = 4

    private let trace: Trace
    private let isFolded: Bool

    package init(_ trace: Trace, isFolded: Bool = true) {
        self.trace = trace
        self.isFolded = isFolded
    }

    /// The lines of each step, then those of the sum.
    package var blocks: [[String]] { trace.steps.map(lines) + [[""] + sum] }

    package var text: String { blocks.joined().map { $0 + "\n" }.joined() }

    private func lines(of step: TracedStep) -> [String] {
        ["\(step.number). \(step.source)"] + step.parts.flatMap { lines(of: $0.calls, then: $0.change) }
    }

    private func lines(of calls: [Call], then change: ScreenChange?) -> [String] {
        let changes = change?.lines(removed: Self.removedLines, added: .max) ?? []
        return trees(of: calls).flatMap { lines(of: $0, depth: 0, times: nil) } + changes.map { "      | \($0)" }
    }

    private func trees(of calls: [Call]) -> [CallNode] {
        CallNode.trees(of: calls, isFolded: isFolded)
    }

    private func lines(of node: CallNode, depth: Int, times: Int?) -> [String] {
        switch node {
        case .call(let call, let nodes):
            let id = String(call.id)
            let margin = String(repeating: " ", count: max(0, 5 - id.count)) + id + " "
            let line = margin + String(repeating: "  ", count: depth) + call.text + (times.map { "  ×\($0)" } ?? "")
            return [line] + nodes.flatMap { lines(of: $0, depth: depth + 1, times: nil) }
        case .times(let times, let nodes) where nodes.count == 1:
            return lines(of: nodes[0], depth: depth, times: times)
        case .times(let times, let nodes):
            let margin = String(repeating: " ", count: 6 + 2 * depth)
            return ["\(margin)×\(times) {"] + nodes.flatMap { lines(of: $0, depth: depth + 1, times: nil) } + [
                "\(margin)}"
            ]
        }
    }

    private var sum: [String] {
        let counts = TraceCounts(trace)
        let nodes = trace.steps.flatMap { $0.parts.flatMap { trees(of: $0.calls) } }
        let shown = nodes.map(\.shown).reduce(0, +)
        let omitted = Omission.allCases.compactMap { kind in
            trace.omitted[kind.rawValue].map { "    + \($0) \($0 == 1 ? kind.word : kind.words)" }
        }
        return [
            counts.text, "\(counts.functionsText) entered = \(shown) shown + \(trace.shown - shown) folded",
        ] + omitted
    }
}

extension Omission {
    /// What the glossary calls such a function.
    package var word: String {
        switch self {
        case .initializer, .deinitializer, .accessor, .witness, .closure: rawValue
        case .resumption: "continuation"
        case .observation: "generated function"
        }
    }

    fileprivate var words: String { self == .witness ? "witnesses" : word + "s" }
}

extension Call {
    /// The call as one line; a message has the arrow →.
    var text: String {
        switch kind {
        case .message: "\(from) → \(to).\(name)"
        case .own: "\(to).\(name)"
        case .delivery: "\(from) ┄ \(to).\(name)"
        case .begin: "\(from) ⇢ \(to).\(name)"
        case .answer: "\(to) ⇠ \(from)" + (answers.map { " answers \($0)" } ?? "")
        case .write: "\(to) writes \(name)"
        }
    }
}
