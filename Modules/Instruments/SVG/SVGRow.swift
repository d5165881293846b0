import PseudoTerminal

/// A row of cells as elements of an SVG.
struct SVGRow {
    static let cellWidth = 9
    /// The height of box-drawing characters in most fonts, so that lines of adjacent rows touch.
    static let cellHeight = 17
    private static let baseline = 13

    private let cells: [ModelCell]
    private let top: Int

    /// Creates the row with the index `row`.
    init(_ cells: [ModelCell], row: Int) {
        self.cells = cells
        top = row * Self.cellHeight
    }

    /// A text for each run of cells in one style, with a rectangle behind each background.
    var svg: String {
        runs(end: backgroundEnd).map(rectangle).joined() + runs(end: textEnd).map(text).joined()
    }

    private func runs(end: (Int) -> Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        while let start = runs.last?.upperBound ?? cells.indices.first, start < cells.count {
            runs.append(start..<end(start))
        }
        return runs
    }

    private func backgroundEnd(from start: Int) -> Int {
        let background = SVGStyle(cells[start].style).background
        return cells[start...].firstIndex { SVGStyle($0.style).background != background } ?? cells.count
    }

    /// Returns the end of a run of text. Non-ASCII characters have their own runs: a fallback font may have other
    /// widths.
    private func textEnd(from start: Int) -> Int {
        var end = start + 1
        while end < cells.count, cells[end].text.isEmpty { end += 1 }
        guard isNarrow(start) else { return end }
        while end < cells.count, isNarrow(end), cells[end].style == cells[start].style, isASCII(end) == isASCII(start) {
            end += 1
        }
        return end
    }

    private func isASCII(_ column: Int) -> Bool {
        cells[column].text.utf8.allSatisfy { $0 < 0x80 }
    }

    private func isNarrow(_ column: Int) -> Bool {
        cells[column].text.unicodeScalars.count == 1 && (column + 1 == cells.count || !cells[column + 1].text.isEmpty)
    }

    private func rectangle(_ columns: Range<Int>) -> String {
        let style = SVGStyle(cells[columns.lowerBound].style)
        guard let background = style.background else { return "" }
        let (x, width) = (columns.lowerBound * Self.cellWidth, columns.count * Self.cellWidth)
        return
            "<rect class=\"\(background)\" x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" height=\"\(Self.cellHeight)\"/>"
    }

    private func text(_ columns: Range<Int>) -> String {
        let style = SVGStyle(cells[columns.lowerBound].style)
        let isSeen = { (column: Int) in cells[column].text != " " || style.isUnderlined }
        guard let first = columns.first(where: isSeen), let last = columns.last(where: isSeen) else { return "" }
        let classes = style.classes.isEmpty ? "" : " class=\"\(style.classes)\""
        let isFitted = first < last && isNarrow(first)
        let length = isFitted ? " textLength=\"\((last + 1 - first) * Self.cellWidth)\"" : ""
        let text = cells[first...last].map(\.text).joined().escapedForSVG
        return "<text\(classes) x=\"\(first * Self.cellWidth)\" y=\"\(top + Self.baseline)\"\(length)>\(text)</text>"
    }
}

extension String {
    var escapedForSVG: String {
        map { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] ?? String($0) }.joined()
    }
}
