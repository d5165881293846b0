import SVG

nonisolated extension ComparisonReport {
    /// The plots of the counts that exist, each with the name of its file.
    package var plots: [(name: String, svg: String)] {
        var plots: [(String, String)] = []
        if let baseline = inventory.patterns.first {
            let patterns = Array(inventory.patterns.dropFirst())
            let plot = LinesPlot(baseline: baseline, patterns: patterns, features: inventory.features)
            plots.append(("lines.svg", plot.svg))
        }
        if let faults = findings.faults {
            let series = [
                FaultsPlot.Series(heading: "First series", faults: faults, first: findings.firstFaults),
                FaultsPlot.Series(heading: "Second series", faults: findings.drawnFaults ?? [], first: nil),
            ]
            let plot = FaultsPlot(patterns: inventory.patterns, series: series.filter { !$0.faults.isEmpty })
            plots.append(("faults.svg", plot.svg))
        }
        if let runs = findings.monkeyRuns {
            let drawn = findings.drawnMonkeyRuns.map { MonkeyPlot.Series("Second series", $0) }
            let series = [MonkeyPlot.Series("First series", runs), drawn].compactMap(\.self)
            plots.append(("monkey.svg", MonkeyPlot(patterns: inventory.patterns, series: series).svg))
        }
        if let changes = findings.changes {
            plots.append(("changes.svg", ChangesPlot(patterns: inventory.patterns, changes: changes).svg))
        }
        return plots
    }
}

nonisolated extension SVGPlot {
    /// The width of README on GitHub.
    static let pageWidth = 830

    private static let fills = [
        Fill(.gray, .solid), Fill(.blue, .solid), Fill(.brown, .striped), Fill(.violet, .outlined),
        Fill(.text, .striped),
    ]

    /// Returns the fill of the pattern with an index.
    static func fill(ofPattern index: Int) -> Fill { fills[index % fills.count] }

    /// Returns the width of the longest text.
    static func width(of texts: [String]) -> Int { (texts.map(\.count).max() ?? 0) * characterWidth }
}

nonisolated extension Int {
    /// The number with a minus sign as wide as its digits.
    var withMinusSign: String { String(self).replacing("-", with: "−") }
}
