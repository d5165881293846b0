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
