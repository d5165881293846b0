/// A terminal model that reads a program's output and computes the cells that a real terminal would show. It knows what
/// full screen may send, and no more.
package struct ModelTerminal: Sendable {
    /// The modes that are set.
    package private(set) var modes = ModelMode.initial
    /// Output that no frame needs, such as a string for the terminal (OSC), a bell or an unknown sequence.
    package private(set) var violations: [String] = []

    private let widths: ModelWidths
    private var size: (columns: Int, rows: Int)
    private var input = ModelInput()
    private var screen: ModelScreen
    /// The SGR parameters that are set.
    private var style: [Int] = []

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

    /// Changes the size, and shows nothing until the program draws.
    package mutating func resize(_ size: (columns: Int, rows: Int)) {
        self.size = size
        clear()
    }

    package mutating func feed(_ text: String) {
        for scalar in text.unicodeScalars {
            if let token = input.token(scalar) { perform(token) }
        }
    }

    private mutating func clear() {
        screen = ModelScreen(columns: size.columns, rows: size.rows)
    }

    private mutating func perform(_ token: ModelInput.Token) {
        switch token {
        case .character(let scalar): screen.write(String(scalar), width: widths.columns(scalar), style: style)
        case .control("\r"): screen.move(row: cursor.row, column: 0)
        case .control("\n"): screen.feedLine()
        case .control(let scalar): violations.append("control \(scalar.value)")
        case .sequence(let parameters, let final): perform(parameters, final)
        case .escape(let final): violations.append("ESC \(final)")
        }
    }

    private mutating func perform(_ parameters: String, _ final: Character) {
        if final == "h" || final == "l", let mode = ModelMode(rawValue: parameters) { return set(mode, final == "h") }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch final {
        case "H": screen.move(row: (numbers.first ?? 1) - 1, column: (numbers.dropFirst().first ?? 1) - 1)
        // Full screen clears at the first cell.
        case "J" where ["", "2"].contains(parameters) && cursor == ModelCursor(row: 0, column: 0): clear()
        // Each style is set after all others were reset.
        case "m" where numbers.allSatisfy { $0 < 50 } && numbers.first ?? 0 == 0: style = Array(numbers.dropFirst())
        default: violations.append("CSI \(parameters)\(final)")
        }
    }

    private mutating func set(_ mode: ModelMode, _ isSet: Bool) {
        if mode == .alternateScreen { clear() }
        if isSet { modes.insert(mode) } else { modes.remove(mode) }
    }
}
