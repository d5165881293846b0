import SVG

/// The net lines of each change: a line that leads from pattern to pattern.
nonisolated struct ChangesPlot {
    let patterns: [PatternCount]
    let changes: [Findings.Change]

    private static let rowHeight = 15
    private static let gap = 14
    private static let top = 48
    private static let markSize = 9

    static let title = "Net lines of each change under each pattern"

    var svg: String {
        let heights = names.map { results(of: $0).count * Self.rowHeight + Self.gap }
        let height = Self.top + heights.reduce(0, +)
        var plot = SVGPlot(title: Self.title, width: SVGPlot.pageWidth, height: height)
        plot.addText("Net lines of a change", x: 8, y: 18, isBold: true)
        for tick in ticks {
            plot.addText(tick.withMinusSign, x: x(tick), y: Self.top - 14, .middle, .gray)
            let ends = [(x: x(tick), y: Self.top - 8), (x(tick), height - 8)]
            plot.addLine(ends, .text, isDotted: tick != 0)
        }
        var top = Self.top
        for (name, height) in zip(names, heights) {
            add(name, to: &plot, top: top)
            top += height
        }
        return plot.svg
    }

    private var names: [String] { Set(changes.map(\.change)).sorted() }

    /// Returns the net lines of a change, with the indices of the patterns under which it was made.
    private func results(of name: String) -> [(index: Int, lines: Int)] {
        patterns.enumerated().compactMap { index, pattern in
            lines(of: name, pattern.name).map { (index, $0) }
        }
    }

    private func lines(of name: String, _ part: String) -> Int? {
        changes.first { $0.change == name && $0.part == part }?.netLines
    }

    private var columns: (pattern: Int, number: Int, plot: Int) {
        let pattern = SVGPlot.width(of: names) + 24
        let number = pattern + SVGPlot.width(of: patterns.map(\.title)) + 5 * SVGPlot.characterWidth
        return (pattern, number, number + 24)
    }

    private var range: (first: Int, last: Int) {
        let lines = names.flatMap { results(of: $0).map(\.lines) }
        return (min(0, lines.min() ?? 0), max(1, lines.max() ?? 0))
    }

    /// At most nine round numbers.
    private var ticks: [Int] {
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        let step = steps.first { (range.last - range.first) / $0 < 8 } ?? 1000
        return (range.first...range.last).filter { $0 % step == 0 }
    }

    private func x(_ lines: Int) -> Int {
        let width = SVGPlot.pageWidth - columns.plot - 24
        return columns.plot + (lines - range.first) * width / (range.last - range.first)
    }

    private func add(_ name: String, to plot: inout SVGPlot, top: Int) {
        let results = results(of: name)
        let middle = { (row: Int) in top + row * Self.rowHeight + Self.rowHeight / 2 }
        plot.addText(name, x: 8, y: middle(0) + 4, isBold: true)
        if let shared = lines(of: name, "shared") {
            plot.addText("shared \(shared.withMinusSign)", x: 8, y: middle(1) + 4, .start, .gray)
        }
        plot.addLine(results.enumerated().map { (x($1.lines), middle($0)) }, .text)
        for (row, result) in results.enumerated() {
            plot.addText(patterns[result.index].title, x: columns.pattern, y: middle(row) + 4)
            plot.addText(result.lines.withMinusSign, x: columns.number, y: middle(row) + 4, .end)
            let (x, y, size) = (x(result.lines), middle(row), Self.markSize)
            let fill = SVGPlot.fill(ofPattern: result.index)
            plot.addRectangle(x: x - size / 2, y: y - size / 2, width: size, height: size, fill)
        }
    }
}
