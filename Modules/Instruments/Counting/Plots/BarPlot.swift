/// Groups of bars from zero, all on one scale.
nonisolated struct BarPlot {
    /// A bar of a group. In each group, the same place has the same color.
    struct Bar {
        let name: String
        let value: Double
        /// The text at the bar's end.
        let text: String
    }

    /// Bars below each other; without bars, the title is a heading of the next groups.
    struct Group {
        let title: String
        var bars: [Bar] = []
    }

    /// The width of README on GitHub.
    private static let pageWidth = 830
    private static let rowHeight = 15
    private static let barHeight = 11
    private static let colors = ["c37", "c34", "c33", "c35", "c32", "c36"]

    /// What the plot shows, in a sentence.
    let title: String
    let groups: [Group]

    /// The file.
    var svg: String {
        let bars = groups.flatMap(\.bars)
        let column = { (texts: [String]) in 8 * (texts.map(\.count).max() ?? 0) + 12 }
        let names = 8 + column(groups.filter { !$0.bars.isEmpty }.map(\.title))
        let zero = names + column(bars.map(\.name))
        let width = Self.pageWidth - zero - column(bars.map(\.text))
        let greatest = bars.map(\.value).max() ?? 0
        var elements = [Self.text(title, x: 8, row: 14, isBold: true)]
        var row = 34
        for group in groups {
            elements.append(Self.text(group.title, x: 8, row: row, isBold: true))
            if !group.bars.isEmpty {
                elements.append(Self.rectangle("t", x: zero - 1, row - 2, 1, group.bars.count * Self.rowHeight))
            }
            for (index, bar) in group.bars.enumerated() {
                let length = greatest > 0 ? Int((bar.value / greatest * Double(width)).rounded()) : 0
                elements += [
                    Self.text(bar.name, x: names, row: row),
                    Self.rectangle(Self.colors[index % Self.colors.count], x: zero, row, length, Self.barHeight),
                    Self.text(bar.text, x: zero + length + 6, row: row),
                ]
                row += Self.rowHeight
            }
            row += group.bars.isEmpty ? Self.rowHeight + 6 : 10
        }
        let lines = elements.map { $0 + "\n" }.joined()
        return SVG.file(title: title, width: Self.pageWidth, height: row, fontSize: 12, lines)
    }

    private static func text(_ text: String, x: Int, row: Int, isBold: Bool = false) -> String {
        let style = isBold ? "t b" : "t"
        return "<text class=\"\(style)\" x=\"\(x)\" y=\"\(row + barHeight - 1)\">\(text.escapedForSVG)</text>"
    }

    private static func rectangle(_ color: String, x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect class=\"\(color)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
}
