extension KeyResponder {
    /// Returns a response that moves the keys to the panel of calls, if there is one.
    func enterPanel() -> Response {
        guard let panel = layout.panel else {
            return showing(message: layout.advice ?? "Calls are shown beside another pattern, from 80 columns on.")
        }
        if panel.isEmpty { return showing(message: "No key has caused a message yet.") }
        return showing(panel.moving(to: panel.state.row), hasKeys: true)
    }

    /// Returns the response to a key while the panel has the keys.
    func response(inPanelTo key: Key) -> Response {
        guard let panel = layout.panel else { return changing { $0.panel.hasKeys = false } }
        let state = panel.state
        return switch key {
        case .up: showing(panel.moving(to: state.row - 1))
        case .down: showing(panel.moving(to: state.row + 1))
        case .pageUp: showing(panel.moving(to: state.row - panel.window.count))
        case .pageDown: showing(panel.moving(to: state.row + panel.window.count))
        case .home: showing(panel.moving(to: 0))
        case .end: showing(panel.moving(to: panel.rowCount - 1))
        case .left: choosing(column: state.column - 1, in: panel)
        case .right: choosing(column: state.column + 1, in: panel)
        case .enter: panel.canFold ? showing(panel.folding()) : showing(message: "This line has no calls below it.")
        case .escape, .character("c"): showing(state, hasKeys: false)
        default: changing()
        }
    }

    private func choosing(column: Int, in panel: CallPanel) -> Response {
        changing { state in
            state.panel = panel.state
            if panel.apps.indices.contains(column) { state.panel.column = column }
        }
    }

    private func showing(_ panel: PanelState, hasKeys: Bool = true) -> Response {
        changing { state in
            state.panel = panel
            state.panel.hasKeys = hasKeys
        }
    }
}
