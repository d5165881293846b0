import Foundation

nonisolated extension ComparisonReport {
    /// The sizes of the patterns, in their order, by one way of counting.
    private struct Measure {
        let name: String
        let sizes: [Int]
    }

    /// A row for each way of counting, a column for each ratio of two patterns.
    var ratios: ReportSection {
        let measures = measures
        let columns = pairs.map { above, below in
            let ratios = measures.map { Double($0.sizes[above]) / Double($0.sizes[below]) }
            return (title: "\(inventory.patterns[above].title) / \(inventory.patterns[below].title)", ratios: ratios)
        }
        let rows = measures.enumerated().map { row, measure in
            [measure.name] + columns.map { Self.text($0.ratios[row]) }
        }
        let ranges = columns.map { "\(Self.text($0.ratios.min() ?? 1))–\(Self.text($0.ratios.max() ?? 1))" }
        return ReportSection(
            title: "Ratios",
            text: [
                """
                A ratio depends on the way of counting. The second row adds to both patterns what Shared spares each of them: [words,
                forms, work and the paging of photos](../Modules/Instruments/Counting/Inventory/PresentationLogic.swift). For the
                rows of columns, `swift format` breaks all lines at that width.

                """
            ],
            table: ReportTable(columns: ["counted"] + columns.map(\.title), rows: rows + [["range"] + ranges])
        )
    }

    /// The ways of counting, the usual one first.
    private var measures: [Measure] {
        let code = inventory.patterns.map(\.total.code)
        let shared = inventory.presentation.lines
        return [
            Measure(name: "lines", sizes: code.map(\.lines)),
            Measure(name: "with \(shared) lines of Shared", sizes: code.map { $0.lines + shared }),
            Measure(name: "tokens", sizes: code.map(\.tokens)),
        ] + formatted
    }

    /// The lines at each width.
    private var formatted: [Measure] {
        let counts = Dictionary(grouping: findings.formatted ?? [], by: \.columns)
        return counts.sorted { $0.key < $1.key }.map { columns, counts in
            Measure(name: "\(columns) columns", sizes: counts.map(\.lines))
        }
    }

    /// The indices of the patterns that are divided: each by the first one, and those after the second by the second.
    private var pairs: [(above: Int, below: Int)] {
        let indices = inventory.patterns.indices
        return indices.prefix(2).flatMap { below in indices.dropFirst(below + 1).map { ($0, below) } }
    }

    private static func text(_ ratio: Double) -> String { String(format: "%.2f", ratio) }
}
