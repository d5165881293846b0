import Headless

extension KeyResponder {
    /// Returns the response to a key while help, a menu or find is open.
    func response(in overlay: PageState.Overlay, to key: Key) -> Response {
        switch overlay {
        case .help: response(inHelpTo: key)
        case .menu(let row, let choice): response(inMenuOf: row, choice, to: key)
        case .find(let text, let origin): response(inFind: text, origin, to: key)
        }
    }

    // MARK: Help

    private func response(inHelpTo key: Key) -> Response {
        let layout = layout
        let (scroll, last) = (layout.firstHelpLine, layout.lastHelpLine)
        return switch key {
        case .escape, .enter, .help, .character("?"): changing { $0.closeHelp() }
        case .character("q"): running(.quit)
        case .up, .character("k"): showing(.help(scroll: max(0, scroll - 1)))
        case .down, .character("j"): showing(.help(scroll: min(last, scroll + 1)))
        case .pageUp: showing(.help(scroll: max(0, scroll - layout.bodyHeight)))
        case .pageDown: showing(.help(scroll: min(last, scroll + layout.bodyHeight)))
        case .home: showing(.help(scroll: 0))
        case .end: showing(.help(scroll: last))
        default: changing()
        }
    }

    private func showing(_ overlay: PageState.Overlay?) -> Response {
        changing { $0.overlay = overlay }
    }

    // MARK: Menu

    private func response(inMenuOf place: Place, _ choice: Int, to key: Key) -> Response {
        guard case .row(let section, let id) = place, let row = snapshot.row(at: place), !row.actions.isEmpty else {
            return showing(nil)
        }
        let count = row.actions.count
        switch key {
        case .up, .left, .backTab, .character("k"):
            return showing(.menu(row: place, choice: (choice + count - 1) % count))
        case .down, .right, .tab, .character("j"):
            return showing(.menu(row: place, choice: (choice + 1) % count))
        case .enter:
            let label = row.actions[min(choice, count - 1)].label
            return performing(.performAction(label, section: section, id: id)) { $0.overlay = nil }
        case .escape, .character("a"): return showing(nil)
        case .help, .character("?"): return changing { $0.openHelp() }
        case .character("q"): return running(.quit)
        default: return changing()
        }
    }

    // MARK: Find

    private func response(inFind text: String, _ origin: Place?, to key: Key) -> Response {
        switch key {
        case .character(let character): find(text + String(character), origin)
        case .paste(let pasted): find(text + pasted.filter { !$0.isNewline }, origin)
        case .backspace: find(String(text.dropLast()), origin)
        case .control("u"): find("", origin)
        case .enter: showing(nil)
        case .help: changing { $0.openHelp() }
        case .down: showMatch(of: text, from: 1, origin)
        case .up: showMatch(of: text, from: -1, origin)
        case .escape:
            changing {
                $0.overlay = nil
                $0.setFocus(origin, in: snapshot)
            }
        default: changing()
        }
    }

    /// Moves the focus to the first row that contains `text`, from the top.
    private func find(_ text: String, _ origin: Place?) -> Response {
        let match = snapshot.rows(containing: text).first
        var response = match.map(focusing) ?? noMatch(text, origin)
        response.state.overlay = .find(text: text, origin: origin)
        return response
    }

    private func showMatch(of text: String, from step: Int, _ origin: Place?) -> Response {
        let matches = snapshot.rows(containing: text)
        guard !matches.isEmpty else { return noMatch(text, origin) }
        let index = matches.firstIndex { $0 == state.focus }.map { $0 + step } ?? 0
        let next = matches[(index + matches.count) % matches.count]
        var response = focusing(next)
        if next == state.focus { response.state.message = "No other row contains “\(text)”." }
        return response
    }

    private func noMatch(_ text: String, _ origin: Place?) -> Response {
        changing {
            $0.setFocus(origin, in: snapshot)
            if !text.isEmpty { $0.message = "No row contains “\(text)”." }
        }
    }
}
