/// Paints the panel of calls.
struct CallPanelPainter {
    /// The maximum part of a column that the indentation takes.
    private static let indentationPart = 4
    /// The columns of the line above the panel before its first word and after its last one.
    private static let edgeMargin = 2
    private static let dim = Style(isDim: true)

    let panel: CallPanel
    /// The number of columns of all lists.
    let columns: Int
    /// The number of columns of each list.
    let width: Int
    /// Whether `c` moves the keys to the panel now.
    let canBeEntered: Bool

    /// The chosen line's position in the panel while the panel has the keys.
    var cursor: Cursor? {
        guard panel.state.hasKeys, panel.window.contains(panel.state.row) else { return nil }
        let row = panel.headHeight + panel.state.row - panel.window.lowerBound
        return Cursor(row: row, column: panel.state.column * (width + 1))
    }

    /// The painted panel.
    var canvas: Canvas {
        var canvas = Canvas(Size(columns: columns, rows: panel.height))
        paintEdge(on: &canvas)
        for (index, list) in panel.lists.enumerated() { paint(list, index, on: &canvas) }
        return canvas
    }

    // MARK: Edge

    /// Paints the line above the lists and those between them, with the legend at the left and the key for the panel at
    /// the right.
    private func paintEdge(on canvas: inout Canvas) {
        canvas.fill(row: 0, column: 0, width: columns, Cell(text: "─", style: Self.dim))
        for column in panel.lists.indices.dropFirst().map({ $0 * (width + 1) - 1 }) {
            let line = Cell(text: "│", style: Self.dim)
            canvas.fill(row: 0, column: column, width: 1, Cell(text: "┼", style: Self.dim))
            canvas.fill(row: 1, column: column, width: 1, height: panel.height - 1, line)
        }
        let end = paintLegend(on: &canvas)
        let hint = " c to scroll "
        let start = columns - Self.edgeMargin - hint.columns
        if canBeEntered, !panel.isEmpty, end < start { canvas.write(hint, row: 0, column: start, style: Self.dim) }
    }

    /// Paints the legend of the roles that the calls have; returns the column after it.
    private func paintLegend(on canvas: inout Canvas) -> Int {
        let used = Set(panel.lists.lazy.flatMap(\.lines).compactMap(\.role))
        let looks = CallLine.Role.allCases.filter(used.contains).map(\.look)
        let forms = [looks.map { " \($0.sign) \($0.name)" }, looks.map { " \($0.sign) \($0.shortName)" }]
        var column = Self.edgeMargin
        guard !looks.isEmpty, let words = forms.first(where: { $0.joined().columns + 2 * column <= columns }) else {
            return column
        }
        for (look, text) in zip(looks, words) {
            column += canvas.write(text, row: 0, column: column, style: Style(color: look.color))
        }
        return column + canvas.write(" ", row: 0, column: column)
    }

    // MARK: Lists

    private func paint(_ list: CallList, _ index: Int, on canvas: inout Canvas) {
        let left = index * (width + 1)
        let (above, below) = panel.outOfView(index)
        let headings = list.headings.prefix(panel.isEmpty ? .max : panel.headHeight - 1)
        for (offset, heading) in headings.enumerated() {
            let isTitle = offset == 0 && !panel.isEmpty
            let text = (heading + (isTitle && above > 0 ? " · ↑\(above)" : "")).cutInMiddle(to: width - 1)
            canvas.write(text, row: 1 + offset, column: left + 1, style: Style(isBold: isTitle))
        }
        for (offset, row) in panel.window.enumerated() {
            let place = panel.headHeight + offset
            let isCurrent = cursor == Cursor(row: place, column: left)
            if isCurrent { canvas.write(">", row: place, column: left, style: Style(isBold: true)) }
            guard let line = panel.line(inRow: row, column: index) else { continue }
            let hidden = panel.hiddenCount(line, column: index)
            paint(list.lines[line], hiding: hidden, isCurrent, row: place, column: left + 1, on: &canvas)
        }
        guard below > 0 else { return }
        let more = "… \(below) more below".cut(to: width - 1)
        canvas.write(more, row: panel.height - 1, column: left + 1, style: Self.dim)
    }

    private func paint(
        _ line: CallLine,
        hiding hidden: Int,
        _ isCurrent: Bool,
        row: Int,
        column: Int,
        on canvas: inout Canvas
    ) {
        let indentation = min(line.depth, width / Self.indentationPart)
        let look = line.role?.look
        let sign = look.map { "\($0.sign) " } ?? ""
        let more = hidden > 0 ? " +\(hidden)" : ""
        let text = line.text.fitted(to: width - 1 - indentation - sign.columns - more.columns)
        let (isMessage, isOwn) = (line.emphasis == .message, line.emphasis == .callToItself)
        let style = Style(isBold: isMessage, isDim: isOwn, isReversed: isCurrent)
        var colored = style
        colored.color = look?.color
        let end = text.firstIndex { $0 == "." || $0 == "…" } ?? text.endIndex
        let start = column + indentation
        let used = canvas.write(sign + text[..<end], row: row, column: start, style: colored)
        canvas.write(text[end...] + more, row: row, column: start + used, style: style)
    }
}

extension String {
    /// Returns the text of a call in at most `width` columns: without its arguments, then without its middle.
    fileprivate func fitted(to width: Int) -> String {
        columns <= width ? self : withoutArguments.cutInMiddle(to: width)
    }

    private var withoutArguments: String {
        guard let start = firstIndex(of: "("), let end = lastIndex(of: ")"), index(after: start) < end else {
            return self
        }
        return self[...start] + "…" + self[end...]
    }
}
