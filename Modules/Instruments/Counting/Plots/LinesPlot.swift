import SVG

/// The lines of code of each feature beyond those of the baseline, which is the zero.
nonisolated struct LinesPlot {
    let baseline: PatternCount
    let patterns: [PatternCount]
    /// The names of the features that have code.
    let features: [String]

    private static let barHeight = 10
    /// The height of the bars of the baseline.
    private static let lineHeight = 4
    private static let rowHeight = 13
    private static let groupGap = 8
    private static let top = 56

    /// What the plot shows in a sentence.
    var title: String {
        let totals = patterns.map { "\($0.title) \((total(of: $0) - total(of: baseline)).withMinusSign)" }
        return "Code lines by feature, beyond \(baseline.title)’s \(total(of: baseline)): "
            + totals.joined(separator: ", ")
    }

    var svg: String {
        let height = Self.top + features.count * groupHeight + Self.groupGap
        var plot = SVGPlot(title: title, width: SVGPlot.pageWidth, height: height)
        addLegend(to: &plot)
        for (index, feature) in features.enumerated() {
            add(feature, to: &plot, top: Self.top + index * groupHeight)
        }
        plot.addLine([(zero, Self.top - Self.groupGap), (zero, height - Self.groupGap)], .text)
        return plot.svg
    }

    private var groupHeight: Int { patterns.count * Self.rowHeight + Self.groupGap }

    /// The space for names and numbers outside the bars.
    private var margins: (left: Int, right: Int) {
        (SVGPlot.width(of: features) + 6 * SVGPlot.characterWidth, 6 * SVGPlot.characterWidth)
    }

    /// The most lines of a bar to the left and of one to the right.
    private var extent: (left: Int, right: Int) {
        let differences = features.flatMap { name in patterns.map { beyond($0, name) } }
        let own = features.map { lines(of: baseline, $0) }
        return ((own + differences.map { -$0 }).max() ?? 0, max(1, differences.max() ?? 0))
    }

    private var zero: Int { margins.left + width(extent.left) }

    private func width(_ lines: Int) -> Int {
        lines * (SVGPlot.pageWidth - margins.left - margins.right) / (extent.left + extent.right)
    }

    private func total(of pattern: PatternCount) -> Int { pattern.total.code.lines }

    private func lines(of pattern: PatternCount, _ feature: String) -> Int {
        pattern.features.first { $0.name == feature }?.code.lines ?? 0
    }

    private func beyond(_ pattern: PatternCount, _ feature: String) -> Int {
        lines(of: pattern, feature) - lines(of: baseline, feature)
    }

    private func addLegend(to plot: inout SVGPlot) {
        let name = baseline.title
        plot.addText("Lines of code by feature: \(name)’s own ← 0 → beyond \(name)", x: 8, y: 18, isBold: true)
        var x = 8
        for (index, pattern) in ([baseline] + patterns).enumerated() {
            let lines = total(of: pattern)
            let text = "\(pattern.title) \(index == 0 ? String(lines) : (lines - total(of: baseline)).signed)"
            let height = index == 0 ? Self.lineHeight : Self.barHeight
            plot.addRectangle(x: x, y: 34 - height / 2, width: 24, height: height, SVGPlot.fill(ofPattern: index))
            plot.addText(text, x: x + 30, y: 38)
            x += 30 + SVGPlot.width(of: [text]) + 16
        }
    }

    private func add(_ feature: String, to plot: inout SVGPlot, top: Int) {
        let middle = top + patterns.count * Self.rowHeight / 2
        let own = lines(of: baseline, feature)
        plot.addText(feature, x: 8, y: middle + 4)
        if own > 0 {
            let width = width(own)
            let (y, fill) = (middle - Self.lineHeight / 2, SVGPlot.fill(ofPattern: 0))
            plot.addRectangle(x: zero - width, y: y, width: width, height: Self.lineHeight, fill)
        }
        plot.addText(String(own), x: zero - width(own) - 6, y: middle + 4, .end, .gray)
        for (index, pattern) in patterns.enumerated() where lines(of: pattern, feature) > 0 {
            let difference = beyond(pattern, feature)
            let (y, length) = (top + index * Self.rowHeight, width(abs(difference)))
            let x = difference < 0 ? zero - length : zero
            plot.addRectangle(x: x, y: y, width: length, height: Self.barHeight, SVGPlot.fill(ofPattern: index + 1))
            plot.addText(difference.signed, x: x + length + 6, y: y + Self.barHeight)
        }
    }
}

nonisolated extension Int {
    fileprivate var signed: String { self > 0 ? "+\(self)" : withMinusSign }
}
