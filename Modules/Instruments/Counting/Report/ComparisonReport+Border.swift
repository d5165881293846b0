import Foundation

nonisolated extension ComparisonReport {
    /// A row for each way of counting, a column for each ratio of two patterns.
    var border: ReportSection {
        ReportSection(
            title: "Ratios",
            text: [
                """
                A ratio depends on the way of counting. The second row adds Shared's [presentation
                logic](../Modules/Instruments/Counting/Inventory/PresentationLogic.swift) to both patterns. For the rows of columns,
                `swift format` breaks all lines at that width.

                """
            ],
            table: ReportTable(
                columns: ["counted"] + pairs.map { "\(title($0.above)) / \(title($0.below))" },
                rows: measures.map { measure in [measure.name] + pairs.map { Self.text(measure.ratio(of: $0)) } }
                    + [["range"] + pairs.map { range(of: $0) }]
            ),
            remarks: ["\(movements)\n"]
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

    /// The lines at each width for which all patterns were formatted.
    private var formatted: [Measure] {
        let counts = Dictionary(grouping: findings.formatted ?? [], by: \.columns)
        return counts.sorted { $0.key < $1.key }.compactMap { columns, counts in
            let sizes = inventory.patterns.compactMap { pattern in counts.first { $0.pattern == pattern.name }?.lines }
            return sizes.count == inventory.patterns.count
                ? Measure(name: "\(columns) columns", sizes: sizes) : nil
        }
    }

    /// The patterns that are divided: each by the first one, and those after the second by the second.
    private var pairs: [Measure.Pair] {
        let indices = inventory.patterns.indices
        return indices.prefix(2).flatMap { below in
            indices.dropFirst(below + 1).map { Measure.Pair(above: $0, below: below) }
        }
    }

    private func range(of pair: Measure.Pair) -> String {
        let ratios = measures.map { $0.ratio(of: pair) }.sorted()
        return "\(Self.text(ratios.first ?? 1))–\(Self.text(ratios.last ?? 1))"
    }

    /// A sentence for each direction in which ratios move from the first way of counting to the others.
    private var movements: String {
        let groups = Dictionary(grouping: pairs) { pair in
            Measure.Movement(of: measures.map { $0.ratio(of: pair) })
        }
        return Measure.Movement.allCases.compactMap { movement in
            groups[movement].map { pairs in
                let names = pairs.map { "\(title($0.above)) / \(title($0.below))" }
                return "\(movement.rawValue): \(names.joined(separator: ", "))."
            }
        }
        .joined(separator: "\n")
    }

    private static func text(_ ratio: Double) -> String { String(format: "%.2f", ratio) }

    private func title(_ index: Int) -> String { inventory.patterns[index].title }
}
