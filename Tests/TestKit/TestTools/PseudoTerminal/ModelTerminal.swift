/// A terminal model that reads a program's output and computes the cells that a real terminal would show.
package struct ModelTerminal: Sendable {
    /// The modes that are set.
    package private(set) var modes = ModelMode.initial
    /// Output that no frame needs, such as a string for the terminal (OSC), a bell or an unknown sequence.
    package private(set) var violations: [String] = []

    private let widths: ModelWidths
    private var size: (columns: Int, rows: Int)
    private var input = ModelInput()
    private var screen: ModelScreen
    /// The main screen while the alternate screen is shown; otherwise `nil`.
    private var main: ModelScreen?
    private var style = ModelStyle()

    package init(size: (columns: Int, rows: Int), widths: ModelWidths = ModelWidths()) {
        self.size = size
        self.widths = widths
        screen = ModelScreen(columns: size.columns, rows: size.rows)
    }

    /// The rows of cells.
    package var cells: [[ModelCell]] { screen.cells }

    /// The text of each row without trailing spaces.
    package var lines: [String] {
        cells.map { row in
            let end = row.lastIndex { $0.text != " " } ?? -1
            return row[...end].map(\.text).joined()
        }
    }

    package var cursor: ModelCursor { screen.cursor }

    package mutating func resize(_ size: (columns: Int, rows: Int)) {
        self.size = size
        screen.resize(columns: size.columns, rows: size.rows)
        main?.resize(columns: size.columns, rows: size.rows)
    }

    package mutating func feed(_ bytes: [UInt8]) {
        for byte in bytes {
            for token in input.tokens(byte) { perform(token) }
        }
    }

    package mutating func feed(_ text: String) {
        feed(Array(text.utf8))
    }

    private mutating func perform(_ token: ModelInput.Token) {
        switch token {
        case .character(let scalar):
            let width = widths.columns(scalar)
            screen.write(String(scalar), width: width, style: style.parameters, wraps: modes.contains(.wrap))
        case .control("\r"): screen.move(row: cursor.row, column: 0)
        case .control("\n"): screen.feedLine()
        case .control("\u{8}"): screen.move(row: cursor.row, column: cursor.column - 1)
        case .control(let scalar): violations.append("control \(scalar.value)")
        case .sequence(let parameters, let final): perform(parameters, final)
        case .escape(let final): violations.append("ESC \(final)")
        case .string(let content): violations.append("string \(content.prefix(40))")
        case .invalidText: violations.append("invalid UTF-8")
        }
    }

    private mutating func perform(_ parameters: String, _ final: Character) {
        if final == "h" || final == "l", let mode = ModelMode(rawValue: parameters) { return set(mode, final == "h") }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0.prefix(4)) }
        let first = numbers.first ?? nil
        let distance = max(1, first ?? 1)
        let isNumeric = parameters.allSatisfy { "0123456789;".contains($0) }
        switch final {
        case _ where !isNumeric: violations.append("CSI \(parameters)\(final)")
        case "H": screen.move(row: distance - 1, column: max(1, (numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1)
        case "A": screen.move(row: cursor.row - distance, column: cursor.column)
        case "B": screen.move(row: cursor.row + distance, column: cursor.column)
        case "C": screen.move(row: cursor.row, column: cursor.column + distance)
        case "D": screen.move(row: cursor.row, column: cursor.column - distance)
        case "G": screen.move(row: cursor.row, column: distance - 1)
        case "J": screen.erase(first ?? 0, ofLine: false)
        case "K": screen.erase(first ?? 0, ofLine: true)
        case "m" where style.apply(numbers.map { $0 ?? 0 }): break
        default: violations.append("CSI \(parameters)\(final)")
        }
    }

    private mutating func set(_ mode: ModelMode, _ isSet: Bool) {
        if mode == .alternateScreen, isSet != modes.contains(mode) {
            if isSet { main = screen }
            screen = isSet ? ModelScreen(columns: size.columns, rows: size.rows) : main ?? screen
        }
        if isSet { modes.insert(mode) } else { modes.remove(mode) }
    }
}
