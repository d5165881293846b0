import SVG

/// The net lines of each change, without what is paid once: a line that leads from pattern to pattern. Drawn changes
/// and chosen changes stand apart, on scales of their own.
nonisolated struct ChangesPlot {
    let patterns: [PatternCount]
    let changes: [Findings.Change]

    /// Changes on one scale.
    private struct Panel {
        let heading: String
        let names: [String]
        /// The least and the greatest number, which include 0.
        let range: (first: Int, last: Int)

        /// At most nine round numbers.
        var ticks: [Int] {
            let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]
            let step = steps.first { (range.last - range.first) / $0 < 8 } ?? 1000
            return (range.first...range.last).filter { $0 % step == 0 }
        }
    }

    private static let rowHeight = 15
    private static let gap = 14
    private static let top = 48
    private static let markSize = 9

    static let title = "Net lines of each change under each pattern"

    var svg: String {
        var plot = SVGPlot(
            title: Self.title,
            width: SVGPlot.pageWidth,
            height: panels.map(height).reduce(0, +)
        )
        var top = 0
        for panel in panels {
            add(panel, to: &plot, top: top)
            top += height(of: panel)
        }
        return plot.svg
    }

    private var panels: [Panel] {
        [
            panel("Net lines of drawn changes, without what is paid once", changes.filter(\.isDrawn)),
            panel("Net lines of chosen changes, likewise, on a scale of their own", changes.filter { !$0.isDrawn }),
        ]
        .filter { !$0.names.isEmpty }
    }

    private func panel(_ heading: String, _ changes: [Findings.Change]) -> Panel {
        let names = Set(changes.map(\.change)).sorted()
        let lines = names.flatMap { results(of: $0).map(\.lines) }
        return Panel(heading: heading, names: names, range: (min(0, lines.min() ?? 0), max(1, lines.max() ?? 0)))
    }

    private func height(of panel: Panel) -> Int { Self.top + panel.names.map(height).reduce(0, +) }

    private func height(of name: String) -> Int { results(of: name).count * Self.rowHeight + Self.gap }

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
        let pattern = SVGPlot.width(of: changes.map(\.change)) + 24
        let number = pattern + SVGPlot.width(of: patterns.map(\.title)) + 5 * SVGPlot.characterWidth
        return (pattern, number, number + 24)
    }

    private func x(_ lines: Int, in panel: Panel) -> Int {
        let (width, range) = (SVGPlot.pageWidth - columns.plot - 24, panel.range)
        return columns.plot + (lines - range.first) * width / (range.last - range.first)
    }

    private func add(_ panel: Panel, to plot: inout SVGPlot, top: Int) {
        plot.addText(panel.heading, x: 8, y: top + 18, isBold: true)
        for tick in panel.ticks {
            let x = x(tick, in: panel)
            plot.addText(tick.withMinusSign, x: x, y: top + Self.top - 14, .middle, .gray)
            let ends = [(x: x, y: top + Self.top - 8), (x, top + height(of: panel) - 8)]
            plot.addLine(ends, .text, isDotted: tick != 0)
        }
        var top = top + Self.top
        for name in panel.names {
            add(name, in: panel, to: &plot, top: top)
            top += height(of: name)
        }
    }

    private func add(_ name: String, in panel: Panel, to plot: inout SVGPlot, top: Int) {
        let results = results(of: name)
        let middle = { (row: Int) in top + row * Self.rowHeight + Self.rowHeight / 2 }
        plot.addText(name, x: 8, y: middle(0) + 4, isBold: true)
        if let shared = lines(of: name, "shared") {
            plot.addText("shared \(shared.withMinusSign)", x: 8, y: middle(1) + 4, .start, .gray)
        }
        plot.addLine(results.enumerated().map { (x($1.lines, in: panel), middle($0)) }, .text)
        for (row, result) in results.enumerated() {
            plot.addText(patterns[result.index].title, x: columns.pattern, y: middle(row) + 4)
            plot.addText(result.lines.withMinusSign, x: columns.number, y: middle(row) + 4, .end)
            let (x, y, size) = (x(result.lines, in: panel), middle(row), Self.markSize)
            let fill = SVGPlot.fill(ofPattern: result.index)
            plot.addRectangle(x: x - size / 2, y: y - size / 2, width: size, height: size, fill)
        }
    }
}
