import SVG

/// The lines of code of each role and feature. The lines of the baseline end at the zero, those of the other patterns
/// lie beside them, so what is right of the zero is beyond the baseline.
nonisolated struct LinesPlot {
    let baseline: PatternCount
    let patterns: [PatternCount]
    /// The names of the features that have code.
    let features: [String]

    private static let barHeight = 10
    private static let rowHeight = 13
    private static let groupGap = 7
    private static let columnGap = 14
    /// The baselines of the texts of the table's head.
    private static let head = 54
    private static let tableRowHeight = 15

    /// What the plot shows in a sentence.
    var title: String {
        let totals = patterns.map { "\($0.title) \((total(of: $0) - total(of: baseline)).withMinusSign)" }
        return "Lines beyond \(baseline.title)’s \(total(of: baseline)), by role: "
            + totals.joined(separator: ", ")
    }

    var svg: String {
        let heights = features.map { rows(of: $0).count * Self.rowHeight + Self.groupGap }
        let height = top + heights.reduce(0, +) + Self.groupGap
        var plot = SVGPlot(title: title, width: SVGPlot.pageWidth, height: height)
        let heading = "Lines of code by role: the end of a file’s name; an app delegate is a view"
        plot.addText(heading, x: 8, y: 18, isBold: true)
        addTable(to: &plot)
        plot.addText("By feature", x: 8, y: top - 22, isBold: true)
        plot.addText(
            "as many as \(baseline.title) ← 0 → beyond \(baseline.title)",
            x: zero,
            y: top - 22,
            .middle,
            isBold: true
        )
        var y = top
        for (feature, height) in zip(features, heights) {
            add(feature, to: &plot, top: y)
            y += height
        }
        let gap = SVGPlot.Fill(.background, .solid)
        plot.addRectangle(x: zero - 2, y: top, width: 4, height: height - top - Self.groupGap, gap)
        plot.addLine([(zero, top - 14), (zero, height - Self.groupGap)], .text)
        return plot.svg
    }

    private var all: [PatternCount] { [baseline] + patterns }

    /// The top of the bars.
    private var top: Int { Self.row(all.count) + 40 }

    private func total(of pattern: PatternCount) -> Int { pattern.total.code.lines }

    private func lines(of pattern: PatternCount, _ feature: String) -> Int {
        pattern.features.first { $0.name == feature }?.code.lines ?? 0
    }

    private func beyond(_ pattern: PatternCount, _ feature: String) -> Int {
        lines(of: pattern, feature) - lines(of: baseline, feature)
    }

    /// Returns the patterns that have code of a feature.
    private func rows(of feature: String) -> [PatternCount] { all.filter { lines(of: $0, feature) > 0 } }
}

// MARK: - The table of roles

nonisolated extension LinesPlot {
    /// The width of a sample of a fill.
    private static let sampleWidth = 24

    /// A column of the table: its head, in lines, and a text for each pattern.
    private struct Column {
        let head: [String]
        var fill: SVGPlot.Fill?
        let texts: [String]
    }

    /// A column for each role, for all of them and for what is beyond the baseline.
    private var columns: [Column] {
        let roles = Role.allCases.map { role in
            Column(
                head: role.title,
                fill: role.fill,
                texts: all.map { $0.total.roles[role].map(String.init) ?? "–" }
            )
        }
        let beyond = all.map { $0.name == baseline.name ? "" : (total(of: $0) - total(of: baseline)).signed }
        return roles + [
            Column(head: ["all"], texts: all.map { String(total(of: $0)) }),
            Column(head: ["beyond", baseline.title], texts: beyond),
        ]
    }

    private func addTable(to plot: inout SVGPlot) {
        for (row, pattern) in all.enumerated() { plot.addText(pattern.title, x: 8, y: Self.row(row)) }
        var right = SVGPlot.width(of: all.map(\.title))
        for column in columns {
            right += SVGPlot.width(of: column.head + column.texts) + Self.columnGap
            if let fill = column.fill {
                let (x, y) = (right - Self.sampleWidth, Self.head - 24)
                plot.addRectangle(x: x, y: y, width: Self.sampleWidth, height: Self.barHeight, fill)
            }
            for (line, text) in column.head.enumerated() {
                plot.addText(text, x: right, y: Self.head + line * Self.rowHeight, .end)
            }
            for (row, text) in column.texts.enumerated() {
                plot.addText(text, x: right, y: Self.row(row), .end)
            }
        }
    }

    /// Returns the baseline of a row's text.
    private static func row(_ index: Int) -> Int { head + 34 + index * tableRowHeight }
}

// MARK: - The bars

nonisolated extension LinesPlot {
    private var titles: Int { 8 + SVGPlot.width(of: features) + Self.columnGap }

    /// The space for names and numbers outside the bars.
    private var margins: (left: Int, right: Int) {
        (titles + SVGPlot.width(of: all.map(\.title)) + Self.columnGap, 6 * SVGPlot.characterWidth)
    }

    /// The most lines of a bar to the left of the zero and to the right.
    private var extent: (left: Int, right: Int) {
        let own = features.map { lines(of: baseline, $0) }
        let differences = features.flatMap { name in patterns.map { beyond($0, name) } }
        return (own.max() ?? 0, max(1, differences.max() ?? 0))
    }

    private var zero: Int { margins.left + width(extent.left) }

    private func width(_ lines: Int) -> Int {
        lines * (SVGPlot.pageWidth - margins.left - margins.right) / (extent.left + extent.right)
    }

    private func add(_ feature: String, to plot: inout SVGPlot, top: Int) {
        plot.addText(feature, x: 8, y: top + Self.barHeight, isBold: true)
        let own = lines(of: baseline, feature)
        for (row, pattern) in rows(of: feature).enumerated() {
            let y = top + row * Self.rowHeight
            let roles = pattern.features.first { $0.name == feature }?.roles ?? [:]
            plot.addText(pattern.title, x: titles, y: y + Self.barHeight)
            var lines = 0
            var end = zero - width(own)
            for role in Role.allCases {
                let start = end
                lines += roles[role] ?? 0
                end = zero - width(own) + width(lines)
                guard end > start else { continue }
                plot.addRectangle(x: start, y: y, width: end - start, height: Self.barHeight, role.fill)
            }
            let number = pattern.name == baseline.name ? String(own) : beyond(pattern, feature).signed
            plot.addText(number, x: end + 6, y: y + Self.barHeight)
        }
    }
}

nonisolated extension Role {
    /// The name in prose, in lines.
    fileprivate var title: [String] {
        switch self {
        case .presenter: ["presenter,", "view model"]
        case .router: ["router,", "coordinator"]
        case .view, .interactor, .assembly, .contract, .other: [rawValue]
        }
    }

    fileprivate var fill: SVGPlot.Fill {
        switch self {
        case .view: .init(.gray, .outlined)
        case .presenter: .init(.blue, .solid)
        case .interactor: .init(.brown, .striped)
        case .router: .init(.violet, .falling)
        case .assembly: .init(.text, .dotted)
        case .contract: .init(.gray, .level)
        case .other: .init(.gray, .upright)
        }
    }
}

nonisolated extension Int {
    fileprivate var signed: String { self > 0 ? "+\(self)" : withMinusSign }
}
