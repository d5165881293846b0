import Headless

/// A framed box above the content: an alert or the menu of a row's actions.
struct Box {
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

    /// Returns the top row of a box on a page: centered, or below or above the rows in `focus` if it would cover one.
    static func top(height: Int, on page: Size, beside focus: Range<Int>?) -> Int {
        let middle = max(0, (page.rows - height) / 2)
        guard let focus, focus.overlaps(middle..<middle + height) else { return middle }
        let fitsBelow = focus.upperBound + height <= page.rows - PageLayout.usualFooterHeight
        return fitsBelow ? focus.upperBound : max(0, focus.lowerBound - height)
    }

    /// Paints the box, at most as large as `limit`, with the cursor on its focused choice. Shows the beginning of a
    /// long message, above all choices.
    func painted(atMost limit: Size) -> PaintedPage {
        let width = innerWidth(atMost: limit.columns - 4)
        let room = limit.rows - 2
        let lines = choiceLines(width: width)
        let words =
            title.wrapped(to: width).map { ($0, Style(isBold: true)) }
            + message.wrapped(to: width).map { ($0, Style.plain) }
        let shown = words.prefix(max(1, room - lines.count))
        let size = Size(columns: width + 4, rows: min(limit.rows, shown.count + lines.count + 2))
        var page = PaintedPage(canvas: Canvas(size))
        page.canvas.frame(size, row: 0)
        for (row, line) in zip(1..., shown) {
            page.canvas.write(line.0, row: row, column: 2, width: width, style: line.1)
        }
        paint(lines, on: &page, row: shown.count + 1, width: width)
        return page
    }

    private func innerWidth(atMost limit: Int) -> Int {
        let wanted = ([title, message] + choices.map { "> \($0)" }).map(\.columns).max() ?? 0
        return max(1, min(limit, Self.maximumWidth, max(Self.minimumWidth, wanted, isSideways ? sidewaysWidth : 0)))
    }

    private var sidewaysWidth: Int { choices.map { $0.columns + 3 }.reduce(0, +) }

    /// Returns the indices of the choices in each line.
    private func choiceLines(width: Int) -> [[Int]] {
        let fits = isSideways && sidewaysWidth <= width && !choices.isEmpty
        return fits ? [Array(choices.indices)] : choices.indices.map { [$0] }
    }

    private func paint(_ lines: [[Int]], on page: inout PaintedPage, row top: Int, width: Int) {
        for (row, line) in zip(top..., lines) {
            var column = 2
            for index in line {
                let isChosen = index == choice
                if isChosen { page.cursor = Cursor(row: row, column: column + 2) }
                let text = (isChosen ? "> " : "  ") + choices[index]
                let style = Style(isBold: isChosen, isReversed: isChosen)
                let room = width - column + 2
                column += page.canvas.write(text, row: row, column: column, width: room, style: style) + 1
            }
        }
    }
}

extension Box {
    /// Creates the box of an alert.
    init(_ alert: Shown.Alert, choice: Int) {
        let choices = alert.buttons.map { "[\($0.label)]" }
        self.init(title: alert.title, message: alert.message, choices: choices, choice: choice, isSideways: true)
    }

    /// Creates the menu of a row's actions.
    init(menuOf row: Row, choice: Int) {
        self.init(title: row.title, choices: row.actions.map(\.label), choice: choice)
    }
}
