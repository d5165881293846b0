import SVG

/// A heat map: which check catches which fault under each pattern.
nonisolated struct FaultsPlot {
    let patterns: [PatternCount]
    let series: [(heading: String, faults: [Findings.Fault])]

    private static let checks = ["compiler", "tests", "leaks", "scenarios", "monkey", "rules"]
    private static let caught = SVGPlot.Fill(.blue, .solid)
    private static let missed = SVGPlot.Fill(.gray, .outlined)
    private static let notMade = SVGPlot.Fill(.gray, .striped)
    private static let rowHeight = 20
    private static let headerHeight = 104
    private static let legendHeight = 36

    static let title = "Which check catches which fault under each pattern"

    var svg: String {
        let heights = series.map { Self.headerHeight + (names(of: $0.faults).count + 1) * Self.rowHeight }
        let height = Self.legendHeight + heights.reduce(0, +)
        var plot = SVGPlot(title: Self.title, width: SVGPlot.pageWidth, height: height)
        addLegend(to: &plot)
        var top = Self.legendHeight
        for (series, height) in zip(series, heights) {
            add(series.heading, series.faults, to: &plot, top: top)
            top += height
        }
        return plot.svg
    }

    private var left: Int {
        SVGPlot.width(of: series.flatMap { names(of: $0.faults) }) + SVGPlot.characterWidth
    }

    private var groupWidth: Int { (SVGPlot.pageWidth - left - Self.rowHeight) / max(1, patterns.count) }

    private var cellWidth: Int { (groupWidth - Self.rowHeight) / Self.checks.count }

    private func names(of faults: [Findings.Fault]) -> [String] { Set(faults.map(\.fault)).sorted() }

    private func addLegend(to plot: inout SVGPlot) {
        var x = left
        let entries = [(Self.caught, "caught"), (Self.missed, "not caught"), (Self.notMade, "cannot be made")]
        for (fill, text) in entries {
            plot.addRectangle(x: x, y: 12, width: cellWidth - 3, height: Self.rowHeight - 4, fill)
            plot.addText(text, x: x + cellWidth + 4, y: 24)
            x += cellWidth + SVGPlot.width(of: [text]) + 24
        }
        plot.addText("– not run", x: x, y: 24)
    }

    private func add(_ heading: String, _ faults: [Findings.Fault], to plot: inout SVGPlot, top: Int) {
        let (names, rows) = (names(of: faults), top + Self.headerHeight)
        plot.addText(heading, x: 8, y: top + 24, isBold: true)
        for (index, name) in names.enumerated() {
            plot.addText(name, x: 8, y: rows + index * Self.rowHeight + 13)
        }
        plot.addText("caught", x: 8, y: rows + names.count * Self.rowHeight + 13, isBold: true)
        for (index, pattern) in patterns.enumerated() {
            let own = faults.filter { $0.pattern == pattern.name }
            let x = left + index * groupWidth
            plot.addText(pattern.title, x: x, y: top + 24, isBold: true)
            if own.isEmpty {
                plot.addText("– not run", x: x, y: rows - 6)
            } else {
                add(own, of: names, to: &plot, x: x, rows: rows)
            }
        }
    }

    /// Adds the columns of a pattern.
    private func add(_ faults: [Findings.Fault], of names: [String], to plot: inout SVGPlot, x: Int, rows: Int) {
        for (column, check) in Self.checks.enumerated() {
            let x = x + column * cellWidth
            let middle = x + cellWidth / 2
            plot.addText(check, x: middle, y: rows - 6, angle: -60)
            for (row, name) in names.enumerated() {
                let y = rows + row * Self.rowHeight
                let fault = faults.first { $0.fault == name }
                let fill = fault.map { $0.results[column].map { $0 ? Self.caught : Self.missed } } ?? Self.notMade
                if let fill {
                    plot.addRectangle(x: x, y: y, width: cellWidth - 3, height: Self.rowHeight - 4, fill)
                } else {
                    plot.addText("–", x: middle, y: y + 13, .middle)
                }
            }
            let caught = faults.count { $0.results[column] == true }
            plot.addText(String(caught), x: middle, y: rows + names.count * Self.rowHeight + 13, .middle, isBold: true)
        }
    }
}

nonisolated extension Findings.Fault {
    /// The results of the checks, in the order of the columns.
    fileprivate var results: [Bool?] { [compiler, tests, leaks, scenarios, monkey, rules] }
}
