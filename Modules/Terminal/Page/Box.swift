import Headless

/// A framed box above the content: an alert or the menu of a row's actions.
struct Box {
    /// A painted box with the position of its focused choice.
    struct Painted {
        let canvas: Canvas
        let cursor: Cursor
    }

    /// The number of rows of most alerts.
    static let usualHeight = 6
    private static let maximumWidth = 60
    private static let minimumWidth = 24

    let title: String
    var message = ""
    var choices: [String] = []
    /// The index of the focused choice.
    var choice = 0
    /// Whether choices are side by side if they fit.
    var isSideways = false

    /// Returns the top row of a box on a page: centered, or where it covers least of the rows in `focus` if it would
    /// cover one, if possible below them.
    static func top(height: Int, on page: Size, beside focus: Range<Int>?) -> Int {
        let middle = max(0, (page.rows - height) / 2)
        guard let focus, focus.overlaps(middle..<middle + height) else { return middle }
        let lowest = max(0, page.rows - PageLayout.usualFooterHeight - height)
        let below = min(focus.upperBound, lowest)
        let above = max(0, focus.lowerBound - height)
        let covered = [below, above].map { focus.clamped(to: $0..<$0 + height).count }
        return covered[0] <= covered[1] ? below : above
    }

    /// Paints the box, at most as large as `limit`. Shows the beginning of a long message, and the choices around the
    /// focused one.
    func painted(atMost limit: Size) -> Painted {
        let inner = innerWidth(atMost: limit.columns - 4)
        let room = limit.rows - 2
        let choiceLines = lines(of: choices, width: inner)
        let text = title.wrapped(to: inner).map { ($0, Style(isBold: true)) }
        let words = message.wrapped(to: inner).map { ($0, Style.plain) }
        let shown = (text + words).prefix(max(1, room - choiceLines.count))
        var canvas = Canvas(Size(columns: inner + 4, rows: min(limit.rows, shown.count + choiceLines.count + 2)))
        paintFrame(on: &canvas)
        for (index, line) in shown.enumerated() {
            canvas.write(line.0, row: index + 1, column: 2, width: inner, style: line.1)
        }
        let window = window(of: choiceLines, height: max(0, room - shown.count))
        let cursor = paint(choiceLines, window, on: &canvas, row: shown.count + 1, width: inner)
        return Painted(canvas: canvas, cursor: cursor)
    }

    private func innerWidth(atMost limit: Int) -> Int {
        let wanted = ([title, message] + choices.map { "> \($0)" }).map(\.columns).max() ?? 0
        let buttons = isSideways ? choices.map { $0.columns + 3 }.reduce(0, +) : 0
        return max(1, min(limit, Self.maximumWidth, max(Self.minimumWidth, wanted, buttons)))
    }

    /// Returns the indices of the choices in each line.
    private func lines(of choices: [String], width: Int) -> [[Int]] {
        let fits = choices.map { $0.columns + 3 }.reduce(0, +) <= width
        return isSideways && fits && !choices.isEmpty ? [Array(choices.indices)] : choices.indices.map { [$0] }
    }

    /// Returns the lines of choices to show in at most `height` rows.
    private func window(of lines: [[Int]], height: Int) -> Range<Int> {
        let focused = lines.firstIndex { $0.contains(choice) } ?? 0
        let first = max(0, min(focused - height / 2, lines.count - height))
        return first..<min(first + height, lines.count)
    }

    private func paintFrame(on canvas: inout Canvas) {
        let (width, height) = (canvas.size.columns, canvas.size.rows)
        let edge = String(repeating: "─", count: width - 2)
        canvas.write("┌\(edge)┐", row: 0, column: 0, width: width, style: .plain)
        for row in 1..<height - 1 {
            canvas.write("│", row: row, column: 0, width: 1, style: .plain)
            canvas.fill(row: row, column: 1, width: width - 2, .blank)
            canvas.write("│", row: row, column: width - 1, width: 1, style: .plain)
        }
        canvas.write("└\(edge)┘", row: height - 1, column: 0, width: width, style: .plain)
    }

    /// Paints the visible lines, with arrows if there are more; returns the position of the focused choice.
    private func paint(
        _ lines: [[Int]],
        _ window: Range<Int>,
        on canvas: inout Canvas,
        row top: Int,
        width: Int
    ) -> Cursor {
        var cursor = Cursor(row: top, column: 2)
        for (row, line) in zip(top..., lines[window]) {
            var column = 2
            for index in line {
                let isChosen = index == choice
                if isChosen { cursor = Cursor(row: row, column: column + 2) }
                let text = (isChosen ? "> " : "  ") + choices[index]
                column += canvas.write(
                    text,
                    row: row,
                    column: column,
                    width: width - column + 2,
                    style: Style(isBold: isChosen, isReversed: isChosen)
                )
                column += 1
            }
        }
        let arrows = [
            ("↑", top, window.lowerBound > 0), ("↓", top + window.count - 1, window.upperBound < lines.count),
        ]
        for (sign, row, isShown) in arrows where isShown {
            canvas.write(sign, row: row, column: width + 2, width: 1, style: .plain)
        }
        return cursor
    }
}

extension Box {
    /// Creates the box of an alert.
    init(_ alert: Snapshot.Alert, choice: Int) {
        self.init(
            title: alert.title,
            message: alert.message,
            choices: alert.buttons.map { "[\($0.label)]" },
            choice: choice,
            isSideways: true
        )
    }

    /// Creates the menu of a row's actions.
    init(menuOf row: Row, choice: Int) {
        self.init(title: row.title, choices: row.actions.map(\.label), choice: choice)
    }
}
