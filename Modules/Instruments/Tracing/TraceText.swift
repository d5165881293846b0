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
    var blocks: [[String]] { trace.steps.map(lines) + [[""] + sum] }

    package var text: String { blocks.joined().map { $0 + "\n" }.joined() }

    private func lines(of step: TracedStep) -> [String] {
        ["\(step.number). \(step.source)"]
            + step.parts(isFolded: isFolded).flatMap { part in
                part.group.nodes.flatMap { lines(of: $0, depth: 0) }
                    + (part.change.map(lines) ?? []).map { "      | \($0)" }
            }
    }

    private func lines(of node: CallNode, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let nested = node.nodes.flatMap { lines(of: $0, depth: depth + 1) }
        guard let call = node.call else { return ["      \(indent)×\(node.times) {"] + nested + ["      \(indent)}"] }
        let id = String(call.id)
        let margin = String(repeating: " ", count: max(0, 5 - id.count)) + id
        return ["\(margin) \(indent)\(call.text)" + (node.times > 1 ? "  ×\(node.times)" : "")] + nested
    }

    /// Returns the removed lines with a minus, cut to their limit, and the added ones with a plus.
    private func lines(of change: ScreenChange) -> [String] {
        let others = change.removed.count - Self.removedLines
        let removed = change.removed.map { "- " + $0 }
        let shown = others > 1 ? removed.prefix(Self.removedLines) + ["  … and \(others) more lines"] : removed
        return shown + change.added.map { "+ " + $0 }
    }

    private var sum: [String] {
        let counts = TraceCounts(trace)
        let shown = trace.steps.flatMap { $0.parts(isFolded: isFolded) }.map(\.group.shown.count).reduce(0, +)
        let omitted = Omission.allCases.compactMap { kind in
            trace.omitted[kind.rawValue].map { "    + \($0) \($0 == 1 ? kind.word : kind.words)" }
        }
        return [
            counts.text, "\(counts.functionsText) entered = \(shown) shown + \(trace.shown - shown) folded",
        ] + omitted
    }
}

/// Traces of one scenario side by side, step by step; one below the other if there are too few columns for that.
package struct TraceColumns {
    private static let gap = "   "

    private let titles: [String]
    private let blocks: [[[String]]]

    /// Creates a column for each trace, with its title.
    package init(_ columns: [(title: String, text: TraceText)]) {
        titles = columns.map(\.title)
        blocks = columns.map(\.text.blocks)
    }

    /// Returns the text, in lines of at most `columns` if it can; `nil` means any number.
    package func text(columns: Int?) -> String {
        let widths = blocks.map { column in column.joined().map(\.count).max() ?? 0 }
        let width = widths.reduce(0, +) + Self.gap.count * (widths.count - 1)
        if let columns, width > columns { return stacked }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
            let line = padded.joined(separator: Self.gap)
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }
        let rows = (0..<(blocks.map(\.count).max() ?? 0)).flatMap { block in
            let cells = blocks.map { block < $0.count ? $0[block] : [] }
            return (0..<(cells.map(\.count).max() ?? 0)).map { row in cells.map { row < $0.count ? $0[row] : "" } }
        }
        return ([titles] + rows).map(line).joined()
    }

    private var stacked: String {
        zip(titles, blocks).map { title, blocks in
            "= \(title)\n" + blocks.joined().map { $0 + "\n" }.joined()
        }
        .joined(separator: "\n")
    }
}
