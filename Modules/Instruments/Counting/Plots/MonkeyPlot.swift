import Foundation
import SVG

/// Survival curves, the share of the monkey's runs that have found nothing, by steps, above the numbers of each fault.
nonisolated struct MonkeyPlot {
    /// A series of faults.
    struct Series {
        let heading: String
        /// The runs on each fault that was made under every pattern that has any, sorted.
        let faults: [(name: String, runs: [Findings.MonkeyRuns])]

        init(_ heading: String, _ runs: [Findings.MonkeyRuns]) {
            self.heading = heading
            let patterns = Set(runs.map(\.pattern))
            faults = Dictionary(grouping: runs, by: \.fault)
                .filter { patterns.isSubset(of: $0.value.map(\.pattern)) }
                .sorted { $0.key < $1.key }
                .map { (name: $0.key, runs: $0.value) }
        }

        /// Returns all runs under a pattern; `nil` if there are none.
        func survival(under pattern: PatternCount) -> Survival? { Survival(of: faults.flatMap(\.runs), under: pattern) }
    }

    let patterns: [PatternCount]
    let series: [Series]

    /// The number of steps after which scripts/faults ends a run.
    private static let mostSteps = 20_000
    private static let top = 72
    private static let height = 240
    private static let markSize = 9
    private static let margins = (left: 48, right: 24)

    static let title = "Share of the monkey’s runs without a finding, by steps"

    var svg: String {
        let tableTop = Self.top + Self.height + 84
        var plot = SVGPlot(title: Self.title, width: SVGPlot.pageWidth, height: tableTop + tableHeight)
        for (index, series) in series.enumerated() {
            add(series, to: &plot, left: index * panelWidth + Self.margins.left)
        }
        addTable(to: &plot, top: tableTop)
        return plot.svg
    }

    private var panelWidth: Int { SVGPlot.pageWidth / max(1, series.count) }

    private var curveWidth: Int { panelWidth - Self.margins.left - Self.margins.right }

    private func add(_ series: Series, to plot: inout SVGPlot, left: Int) {
        let (faults, seeds) = (series.faults.count, series.faults.first?.runs.first?.steps.count ?? 0)
        let scope = "\(faults) faults × \(seeds) seeds: \(faults * seeds) runs a pattern"
        plot.addText(series.heading, x: left, y: 20, isBold: true)
        plot.addText(scope, x: left, y: 38)
        addAxes(to: &plot, left: left)
        for (index, pattern) in patterns.enumerated() {
            if let survival = series.survival(under: pattern) {
                add(survival, ofPattern: index, to: &plot, left: left)
            }
        }
    }

    private func x(_ exponent: Double) -> Int {
        Int((exponent / log10(Double(Self.mostSteps)) * Double(curveWidth)).rounded())
    }

    private func y(_ share: Double) -> Int {
        Self.top + Int(((1 - share) * Double(Self.height)).rounded())
    }

    private func addAxes(to plot: inout SVGPlot, left: Int) {
        plot.addText("runs without a finding", x: left, y: Self.top - 12, .start, .gray)
        for percent in stride(from: 0, through: 100, by: 25) {
            let y = y(Double(percent) / 100)
            plot.addText("\(percent)%", x: left - 6, y: y + 4, .end, .gray)
            plot.addLine([(left, y), (left + curveWidth, y)], .text, isDotted: percent != 0)
        }
        for (exponent, text) in ["1", "10", "100", "1,000", "10,000"].enumerated() {
            let x = left + x(Double(exponent))
            plot.addText(text, x: x, y: y(0) + 18, .middle, .gray)
            plot.addLine([(x, y(1)), (x, y(0))], .text, isDotted: exponent != 0)
        }
        plot.addText("a new app every 1,000 steps", x: left, y: y(0) + 34, .start, .gray)
        plot.addText("steps", x: left + curveWidth, y: y(0) + 34, .end, .gray)
    }

    private func add(_ survival: Survival, ofPattern index: Int, to plot: inout SVGPlot, left: Int) {
        let fill = SVGPlot.fill(ofPattern: index)
        var points = [(x: left, y: y(1))]
        for step in Set(survival.findings).sorted() {
            let x = left + x(log10(Double(max(1, step))))
            points += [(x, points[points.count - 1].y), (x, y(survival.share(after: step)))]
        }
        points.append((left + curveWidth, points[points.count - 1].y))
        plot.addLine(points, fill.color)
        let offset = (Double(index) + 0.5) / Double(patterns.count)
        for exponent in stride(from: offset, to: log10(Double(Self.mostSteps)), by: 1) {
            let share = survival.share(after: Int(pow(10, exponent)))
            Self.addMark(ofPattern: index, to: &plot, x: left + x(exponent), y: y(share))
        }
    }

    /// Adds the mark that tells the curve of a pattern from the others.
    static func addMark(ofPattern index: Int, to plot: inout SVGPlot, x: Int, y: Int) {
        let fill = SVGPlot.fill(ofPattern: index)
        plot.addRectangle(x: x - markSize / 2, y: y - markSize / 2, width: markSize, height: markSize, fill)
    }
}
