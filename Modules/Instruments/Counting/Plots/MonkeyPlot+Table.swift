import SVG

nonisolated extension MonkeyPlot {
    private static let rowHeight = 18
    private static let right = 16

    var tableHeight: Int { series.map { $0.faults.count + 2 }.reduce(0, +) * Self.rowHeight }

    /// Adds the median and the number of findings of each fault under each pattern.
    func addTable(to plot: inout SVGPlot, top: Int) {
        let heading = "Steps by which half of the runs have a finding, and runs with one"
        plot.addText(heading, x: 8, y: top - Self.rowHeight, isBold: true)
        for (index, pattern) in patterns.enumerated() {
            plot.addText(pattern.title, x: right(of: index), y: top, .end)
            let width = pattern.title.count * (SVGPlot.characterWidth - 1)
            Self.addMark(ofPattern: index, to: &plot, x: right(of: index) - width - 14, y: top - 4)
        }
        var y = top
        for series in series {
            y += Self.rowHeight
            plot.addText(series.heading, x: 8, y: y, isBold: true)
            addCells(patterns.map(series.survival), to: &plot, y: y)
            for (name, runs) in series.faults {
                y += Self.rowHeight
                plot.addText(name, x: 8, y: y)
                addCells(patterns.map { Survival(of: runs, under: $0) }, to: &plot, y: y)
            }
            y += Self.rowHeight
        }
    }

    private func right(of index: Int) -> Int {
        let width = SVGPlot.width(of: patterns.map(\.title)) + SVGPlot.characterWidth
        return SVGPlot.pageWidth - Self.right - (patterns.count - 1 - index) * max(width, 120)
    }

    private func addCells(_ cells: [Survival?], to plot: inout SVGPlot, y: Int) {
        for (index, cell) in cells.enumerated() {
            guard let cell else { continue }
            let right = right(of: index)
            let median = cell.median.map(String.init) ?? "–"
            plot.addText(median, x: right - 9 * SVGPlot.characterWidth, y: y, .end)
            plot.addText("\(cell.findings.count)/\(cell.count)", x: right, y: y, .end, .gray)
        }
    }
}
