import Headless

/// The keys that matter most at the moment, for the last line.
struct KeyHints {
    private let snapshot: Snapshot
    private let state: PageState

    init(_ snapshot: Snapshot, _ state: PageState) {
        self.snapshot = snapshot
        self.state = state
    }

    /// Returns the hints that fit in `width` columns, the most important first, and at the end how to get
    /// help.
    func line(width: Int) -> String {
        let help = state.overlay != nil ? "" : state.isTyping(on: snapshot) ? "F1 keys" : "? keys"
        var line = ""
        for hint in hints where line.columns + hint.columns + 2 <= width - help.columns - 3 {
            line += (line.isEmpty ? " " : "  ") + hint
        }
        let gap = max(1, width - line.columns - help.columns - 1)
        return (line + String(repeating: " ", count: gap) + help).cut(to: width)
    }

    private var hints: [String] {
        switch state.overlay {
        case .help: return ["Esc close", "↑↓ scroll"]
        case .menu: return ["↑↓ choose", "Enter do it", "Esc close"]
        case .find: return ["Enter stay", "↑↓ next match", "Esc return"]
        case nil: break
        }
        guard let alert = snapshot.alert else { return hintsOnScreen }
        let labels = alert.buttons.map(\.label)
        guard labels.count > 1 else { return labels.map { "Enter \($0)" } }
        return ["←→ choose", "Enter answer"] + (alert.cancelIndex.map { ["Esc \(labels[$0])"] } ?? [])
    }

    private var hintsOnScreen: [String] {
        let back = snapshot.canGoBack ? [snapshot.isSheet ? "Esc close" : "Esc back"] : []
        let tabs = snapshot.tabs != nil && !snapshot.isSheet ? ["1–4 tabs"] : []
        switch state.focus {
        case .field(let identifier): return [enterHint(in: identifier), "Tab next"] + back + ["Ctrl-C quit"]
        case .button: return ["Enter tap", "Tab next"] + back + tabs + ["q quit"]
        case .tabs: return ["←→ tab", "Tab next"] + back + ["q quit"]
        case .row: return ["↑↓ move"] + rowHints + ["Tab section"] + back + ["/ find"] + refresh + tabs + ["q quit"]
        case nil: return back + tabs + ["q quit"]
        }
    }

    /// What Enter does in a field: to the next, or to the button below the last.
    private func enterHint(in field: String) -> String {
        if snapshot.field(after: field) != nil { return "Enter next" }
        return "Enter \(snapshot.firstButton(after: field)?.label.lowercased() ?? "next")"
    }

    private var rowHints: [String] {
        let actions = snapshot.row(at: state.focus)?.actions ?? []
        let first = actions.first { !$0.isSwipeAction }.map { ["f \($0.label.lowercased())"] } ?? []
        let destructive = actions.first { $0.role == .destructive }.map { ["d \($0.label.lowercased())"] } ?? []
        return ["Enter open"] + first + destructive
    }

    private var refresh: [String] { snapshot.canRefresh ? ["r refresh"] : [] }
}
