import SVG

/// A heat map: which check catches which fault under each pattern.
nonisolated struct FaultsPlot {
    /// The faults of a series, and what was first recorded of them; `nil` if nothing has changed since.
    struct Series {
        let heading: String
        let faults: [Findings.Fault]
        let first: [Findings.Fault]?
    }

    private enum Cell {
        case caught, caughtLater, missed, notMade, notRun
    }

    let patterns: [PatternCount]
    let series: [Series]

    private static let checks = ["compiler", "tests", "leaks", "scenarios", "monkey", "rules"]
    private static let rowHeight = 20
    private static let headerHeight = 104
    private static let cellHeight = 16
    private static let noFirstRecord = "*"

    static let title = "Which check catches which fault under each pattern"

    var svg: String {
        let heights = series.map { Self.headerHeight + (names(of: $0.faults).count + 1) * Self.rowHeight }
        let legendHeight = 16 + legend.count * Self.rowHeight
        let height = legendHeight + heights.reduce(0, +)
        var plot = SVGPlot(title: Self.title, width: SVGPlot.pageWidth, height: height)
        addLegend(to: &plot)
        var top = legendHeight
        for (series, height) in zip(series, heights) {
            add(series, to: &plot, top: top)
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

    /// The lines of the legend.
    private var legend: [[(cell: Cell?, text: String)]] {
        let results: [(Cell?, String)] = [
            (.caught, "caught"), (.missed, "not caught"), (.notMade, "cannot be made"), (.notRun, "not run"),
        ]
        let records: [(Cell?, String)] = [
            (.caughtLater, "caught since the first record: later test or patch"),
            (nil, "\(Self.noFirstRecord) no first record"),
        ]
        return series.contains { $0.first != nil } ? [results, records] : [results]
    }

    private func addLegend(to plot: inout SVGPlot) {
        for (row, entries) in legend.enumerated() {
            var x = left
            let y = 12 + row * Self.rowHeight
            for (cell, text) in entries {
                if let cell {
                    add(cell, to: &plot, x: x, y: y)
                    x += cellWidth + 4
                }
                plot.addText(text, x: x, y: y + 12)
                x += SVGPlot.width(of: [text]) + Self.rowHeight
            }
        }
    }

    private func add(_ series: Series, to plot: inout SVGPlot, top: Int) {
        let (names, rows) = (names(of: series.faults), top + Self.headerHeight)
        plot.addText(series.heading, x: 8, y: top + 24, isBold: true)
        for (index, name) in names.enumerated() {
            plot.addText(name, x: 8, y: rows + index * Self.rowHeight + 13)
        }
        plot.addText("caught", x: 8, y: rows + names.count * Self.rowHeight + 13, isBold: true)
        for (index, pattern) in patterns.enumerated() {
            let x = left + index * groupWidth
            plot.addText(pattern.title, x: x, y: top + 24, isBold: true)
            if series.faults.contains(where: { $0.pattern == pattern.name }) {
                addColumns(of: pattern, series, to: &plot, x: x, rows: rows)
            } else {
                plot.addText("– not run", x: x, y: rows - 6)
            }
        }
    }

    private func addColumns(of pattern: PatternCount, _ series: Series, to plot: inout SVGPlot, x: Int, rows: Int) {
        let names = names(of: series.faults)
        let faults = series.faults.filter { $0.pattern == pattern.name }
        for (column, check) in Self.checks.enumerated() {
            let x = x + column * cellWidth
            let middle = x + cellWidth / 2
            let isRecorded = faults.allSatisfy { series.firstResults(of: $0)?[column] != nil }
            let mark = series.first == nil || isRecorded ? "" : Self.noFirstRecord
            plot.addText(check + mark, x: middle, y: rows - 6, angle: -60)
            for (row, name) in names.enumerated() {
                let cell = cell(of: faults.first { $0.fault == name }, column, series)
                add(cell, to: &plot, x: x, y: rows + row * Self.rowHeight)
            }
            let caught = faults.count { $0.results[column] == true }
            plot.addText(String(caught), x: middle, y: rows + names.count * Self.rowHeight + 13, .middle, isBold: true)
        }
    }

    /// Returns what a check says of a fault, which is `nil` if it cannot be made.
    private func cell(of fault: Findings.Fault?, _ column: Int, _ series: Series) -> Cell {
        guard let fault else { return .notMade }
        guard let result = fault.results[column] else { return .notRun }
        guard result else { return .missed }
        return series.firstResults(of: fault)?[column] == false ? .caughtLater : .caught
    }

    private func add(_ cell: Cell, to plot: inout SVGPlot, x: Int, y: Int) {
        let (width, height) = (cellWidth - 3, Self.cellHeight)
        switch cell {
        case .caught: plot.addRectangle(x: x, y: y, width: width, height: height, .init(.blue, .solid))
        case .missed: plot.addRectangle(x: x, y: y, width: width, height: height, .init(.gray, .outlined))
        case .notMade: plot.addRectangle(x: x, y: y, width: width, height: height, .init(.gray, .striped))
        case .notRun: plot.addText("–", x: x + cellWidth / 2, y: y + 13, .middle)
        case .caughtLater:
            plot.addFrame(x: x, y: y, width: width, height: height, .text)
            plot.addRectangle(x: x + 4, y: y + 4, width: width - 8, height: height - 8, .init(.blue, .solid))
        }
    }
}

nonisolated extension FaultsPlot.Series {
    /// Returns the first results of the checks; `nil` if none were recorded.
    fileprivate func firstResults(of fault: Findings.Fault) -> [Bool?]? {
        first?.first { $0.fault == fault.fault && $0.pattern == fault.pattern }?.results
    }
}

nonisolated extension Findings.Fault {
    /// The results of the checks, in the order of the columns.
    fileprivate var results: [Bool?] { [compiler, tests, leaks, scenarios, monkey, rules] }
}
