/// The state of the panel of calls.
struct PanelState: Equatable {
    /// Whether the panel has the keys.
    var hasKeys = false
    /// The number of the key whose calls are shown.
    var number = 0
    /// The current row among all rows.
    var row = 0
    /// The number of rows scrolled out at the top.
    var scroll = 0
    /// The index of the chosen column.
    var column = 0
    /// The lines of each app that hide what belongs to them.
    var folds: [Int: Set<Int>] = [:]
    /// The number of rows when the panel was last drawn, kept while a screen is busy; 0 before.
    var height = 0
}

/// The panel of calls below the apps: the list of each visible app, and the rows in view.
struct CallPanel {
    /// The minimum number of rows: the edge with the legend, the titles, a call and the number of the others.
    static let minimumHeight = 4
    /// The minimum number of rows with all headings.
    private static let fullHeight = 8

    /// The index of the app of each column.
    let apps: [Int]
    /// The list of each column.
    let lists: [CallList]
    /// The number of rows, those above the calls included.
    let height: Int
    /// The number of rows above the calls: the edge and the headings, of which a low panel has one.
    let headHeight: Int
    /// The state, reset if it belongs to an earlier key, with the current row in view if the panel has the keys.
    private(set) var state: PanelState
    private let allLists: [CallList]
    /// The indices of each column's lines that no fold hides.
    private let lines: [[Int]]
    private let alignment: CallAlignment

    /// Lays out the lists of `apps` among `allLists` in `height` rows.
    init(_ allLists: [CallList], of apps: [Int], height: Int, _ old: PanelState) {
        self.apps = apps
        self.height = height
        self.allLists = allLists
        let lists = apps.map { allLists[$0] }
        self.lists = lists
        let headings = lists.map(\.headings.count).max() ?? 0
        headHeight = 1 + (height < Self.fullHeight ? min(1, headings) : headings)
        let number = lists.first?.number ?? 0
        state = old
        if old.number != number {
            state = PanelState(hasKeys: old.hasKeys, number: number, column: old.column, height: old.height)
        }
        let folds = state.folds
        let lines = zip(apps, lists).map { app, list in list.visibleLines(folded: folds[app] ?? []) }
        self.lines = lines
        alignment = CallAlignment(zip(lists, lines).map { list, lines in lines.map { list.lines[$0].moment } })
        state.column = min(state.column, apps.count - 1)
        state.row = max(0, min(state.row, alignment.rows.count - 1))
        state.scroll = max(0, min(state.scroll, alignment.rows.count - (height - headHeight)))
        if state.hasKeys { state = moving(to: state.row) }
    }

    /// The number of rows of calls, also of those out of view.
    var rowCount: Int { alignment.rows.count }

    /// Whether there are no calls to scroll through.
    var isEmpty: Bool { rowCount == 0 }

    /// Returns the index of the line of a column in a row; `nil` if there is none.
    func line(inRow row: Int, column: Int) -> Int? {
        guard alignment.rows.indices.contains(row) else { return nil }
        return alignment.rows[row][column].map { lines[column][$0] }
    }

    /// Returns the number of lines that a line hides; 0 unless it is folded.
    func hiddenCount(_ line: Int, column: Int) -> Int {
        state.folds[apps[column]]?.contains(line) == true ? lists[column].count(below: line) : 0
    }

    /// The current line of the chosen column.
    private var currentLine: Int? { line(inRow: state.row, column: state.column) }

    /// Whether the current line has others that belong to it.
    var canFold: Bool { currentLine.map { lists[state.column].count(below: $0) > 0 } ?? false }

    /// Whether the current line hides those that belong to it.
    var isFolded: Bool { currentLine.map { hiddenCount($0, column: state.column) > 0 } ?? false }

    /// The indices of the rows in view. Unless the last one is, a row is kept for the number of the others.
    var window: Range<Int> {
        let end = state.scroll + height - headHeight
        return state.scroll..<(end >= rowCount ? rowCount : end - 1)
    }

    /// Returns the number of lines of a column above and below the rows in view.
    func outOfView(_ column: Int) -> (above: Int, below: Int) {
        let count = { (rows: ArraySlice<[Int?]>) in rows.count { $0[column] != nil } }
        return (count(alignment.rows[..<window.lowerBound]), count(alignment.rows[window.upperBound...]))
    }

    // MARK: Changing

    /// Returns the state with another current row, scrolled as little as needed.
    func moving(to row: Int) -> PanelState {
        var state = state
        state.row = max(0, min(row, rowCount - 1))
        // The last row of the panel is kept for the number of the lines below it.
        let last = state.row == rowCount - 1 ? state.row : state.row + 1
        state.scroll = min(max(state.scroll, last - (height - headHeight) + 1), state.row)
        return state
    }

    /// Returns the state with the current line folded, or opened if it is; the line stays the current one.
    func folding() -> PanelState {
        guard canFold, let line = currentLine else { return state }
        var state = state
        state.folds[apps[state.column], default: []].formSymmetricDifference([line])
        let folded = CallPanel(allLists, of: apps, height: height, state)
        let position = folded.lines[state.column].firstIndex(of: line) ?? 0
        return folded.moving(to: folded.alignment.row(ofLine: position, column: state.column))
    }
}
