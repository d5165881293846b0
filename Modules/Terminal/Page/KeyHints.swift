import Headless

/// The most important keys at the moment, for the last line; includes only keys that have an effect.
struct KeyHints {
    let layout: PageLayout

    private var shown: Shown { layout.shown }
    private var state: PageState { layout.state }

    /// Returns the hints that fit in `width` columns: the way out first, help last.
    func line(width: Int) -> String {
        let help = state.overlay != nil ? "" : state.isTyping(on: shown) ? "F1 keys" : "? keys"
        let all = hints
        let wayOut = all.first { $0.hasPrefix("Esc ") } ?? all.last
        var room = width - help.columns - 2
        var fitting: Set<String> = []
        for hint in [wayOut].compactMap(\.self) + all where !fitting.contains(hint) && hint.columns + 2 <= room {
            room -= hint.columns + 2
            fitting.insert(hint)
        }
        let line = " " + all.filter(fitting.contains).joined(separator: "  ")
        let gap = max(1, width - line.columns - help.columns - 1)
        return (line + String(repeating: " ", count: gap) + help).cut(to: width)
    }

    private var hints: [String] {
        switch state.overlay {
        case .help: return ["Esc close"] + hint("↑↓ scroll", if: layout.maximumScroll > 0)
        case .menu(let row, _):
            let count = shown.row(at: row)?.actions.count ?? 0
            return hint("↑↓ choose", if: count > 1) + ["Enter do it", "Esc close"]
        case .find(let text, _):
            let count = shown.rows(containing: text).count
            return ["Enter stay"] + hint("↑↓ next match", if: count > 1) + ["Esc return"]
        case nil: break
        }
        if state.panel.hasKeys { return hintsInPanel }
        guard let alert = shown.alert else { return hintsOnScreen }
        let labels = alert.buttons.map(\.label)
        guard labels.count > 1 else { return labels.map { "Enter \($0)" } }
        return ["←→ choose", "Enter answer"] + (alert.cancelIndex.map { ["Esc \(labels[$0])"] } ?? [])
    }

    private func hint(_ text: String, if isTrue: Bool) -> [String] { isTrue ? [text] : [] }

    private var hintsInPanel: [String] {
        guard let panel = layout.panel else { return [] }
        let move = panel.apps.count > 1 ? ["←↑↓→ move"] : hint("↑↓ move", if: panel.rowCount > 1)
        return hint(panel.isFolded ? "Enter open" : "Enter fold", if: panel.canFold) + move + ["Esc return", "q quit"]
    }

    private var hintsOnScreen: [String] {
        let back = hint(shown.isSheet ? "Esc close" : "Esc back", if: shown.canGoBack)
        let next = hint("Tab next", if: shown.stops.count > 1)
        let tabCount = shown.isSheet ? 0 : shown.tabs?.titles.count ?? 0
        let tabs = hint("1–\(tabCount) tabs", if: tabCount > 1)
        switch state.focus {
        case .field(let identifier): return enterHint(in: identifier) + next + back + ["Ctrl-C quit"]
        case .button(let identifier):
            let isEnabled = shown.button(identifier)?.isEnabled ?? false
            return hint("Enter tap", if: isEnabled) + next + back + tabs + ["q quit"]
        case .tabs: return hint("←→ tab", if: tabCount > 1) + next + back + ["q quit"]
        case .row: return rowHints + back + ["/ find"] + hint("r refresh", if: shown.canRefresh) + tabs + ["q quit"]
        case nil: return back + tabs + ["q quit"]
        }
    }

    /// Returns the hint for Enter in a field: the next field, or the button after the last one.
    private func enterHint(in field: String) -> [String] {
        if shown.field(after: field) != nil { return ["Enter next"] }
        guard let button = shown.firstButton(after: field), button.isEnabled else { return [] }
        return ["Enter \(button.label.lowercased())"]
    }

    private var rowHints: [String] {
        let row = shown.row(at: state.focus)
        let actions = row?.actions ?? []
        let first = actions.first { !$0.isSwipeAction }.map { ["f \($0.label.lowercased())"] } ?? []
        let destructive = actions.first { $0.role == .destructive }.map { ["d \($0.label.lowercased())"] } ?? []
        let open = hint("Enter open", if: row?.onSelect != nil)
        let move = hint("↑↓ move", if: shown.stops.flatMap(\.places).count > 1)
        let hasSections = shown.sections.count { !$0.rows.isEmpty } > 1
        let next = hint(hasSections ? "Tab section" : "Tab next", if: shown.stops.count > 1)
        return move + open + first + destructive + next
    }
}
