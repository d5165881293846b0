/// Writes on a terminal with as few bytes as its current position and style allow.
nonisolated struct Pen {
    /// The output for the terminal.
    private(set) var text = ""
    private let columns: Int
    private var row: Int
    /// The cursor's column; `nil` if it depends on the terminal.
    private var column: Int?
    private var style = Style.plain

    /// Creates a pen at the terminal's cursor; the terminal must have the plain style.
    init(at cursor: Cursor, columns: Int) {
        row = cursor.row
        column = cursor.column
        self.columns = columns
    }

    /// Clears the terminal in any state.
    mutating func clear() {
        text += "\u{1B}[m\u{1B}[H\u{1B}[2J"
        (row, column, style) = (0, 0, .plain)
    }

    mutating func showCursor(_ isShown: Bool) {
        text += isShown ? "\u{1B}[?25h" : "\u{1B}[?25l"
    }

    mutating func move(row newRow: Int, column newColumn: Int) {
        guard row != newRow || column != newColumn else { return }
        var moves = ["\u{1B}[\(newRow + 1);\(newColumn + 1)H"]
        if row == newRow {
            moves.append(newColumn == 0 ? "\r" : "\u{1B}[\(newColumn + 1)G")
            if let column {
                let distance = abs(newColumn - column)
                moves.append("\u{1B}[" + (distance == 1 ? "" : "\(distance)") + (newColumn > column ? "C" : "D"))
            }
        }
        text += moves.min { $0.utf8.count < $1.utf8.count } ?? ""
        (row, column) = (newRow, newColumn)
    }

    /// Writes `glyph` to `width` cells.
    mutating func write(_ glyph: String, width: Int, style: Style) {
        set(style)
        text += glyph
        let isCertain = width == 1 && glyph.unicodeScalars.count == 1
        column = isCertain ? column.map { $0 + 1 }.flatMap { $0 < columns ? $0 : nil } : nil
    }

    mutating func set(_ newStyle: Style) {
        guard style != newStyle else { return }
        let isReplaceable = { (parameter: Int) in
            newStyle.parameters.contains(parameter) || newStyle.color != nil && parameter == style.color?.rawValue
        }
        let parameters =
            style.parameters.allSatisfy(isReplaceable)
            ? newStyle.parameters.filter { !style.parameters.contains($0) } : [0] + newStyle.parameters
        text += "\u{1B}[" + (newStyle == .plain ? "" : parameters.map(String.init).joined(separator: ";")) + "m"
        style = newStyle
    }
}
