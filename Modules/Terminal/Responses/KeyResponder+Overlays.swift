import Headless

extension KeyResponder {
    // MARK: Help

    /// Returns the response to a key while help is open.
    func response(inHelpTo key: Key) -> Response {
        let layout = layout
        let (scroll, last) = (layout.firstLine, layout.maximumScroll)
        return switch key {
        case .escape, .enter: changing { $0.closeHelp() }
        case .up: showing(.help(scroll: max(0, scroll - 1)))
        case .down: showing(.help(scroll: min(last, scroll + 1)))
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

    /// Returns the response to a key while the menu of a row's actions is open.
    func response(inMenuOf place: Place, _ choice: Int, to key: Key) -> Response {
        guard case .row(let section, let id) = place, let row = shown.row(at: place), !row.actions.isEmpty else {
            return showing(nil)
        }
        let count = row.actions.count
        switch key {
        case .up, .left, .backTab: return showing(.menu(row: place, choice: (choice + count - 1) % count))
        case .down, .right, .tab: return showing(.menu(row: place, choice: (choice + 1) % count))
        case .enter:
            let label = row.actions[min(choice, count - 1)].label
            return performing(.performAction(label, section: section, id: id)) { $0.overlay = nil }
        case .escape, .character("a"): return showing(nil)
        default: return changing()
        }
    }

    // MARK: Find

    /// Returns the response to a key while find is open.
    func response(inFind text: String, _ origin: Place?, to key: Key) -> Response {
        switch key {
        case .character(let character): find(text + String(character), origin)
        case .paste(let pasted): find(text + pasted, origin)
        case .backspace: find(String(text.dropLast()), origin)
        case .control("u"): find("", origin)
        case .enter: showing(nil)
        case .down: showMatch(of: text, from: 1, origin)
        case .up: showMatch(of: text, from: -1, origin)
        case .escape:
            changing {
                $0.overlay = nil
                $0.setFocus(origin, in: shown)
            }
        default: changing()
        }
    }

    /// Moves the focus to the first row that contains `text`, from the top.
    private func find(_ text: String, _ origin: Place?) -> Response {
        let match = shown.rows(containing: text).first
        var response = match.map(focusing) ?? noMatch(text, origin)
        response.state.overlay = .find(text: text, origin: origin)
        return response
    }

    private func showMatch(of text: String, from step: Int, _ origin: Place?) -> Response {
        let matches = shown.rows(containing: text)
        guard !matches.isEmpty else { return noMatch(text, origin) }
        let index = matches.firstIndex { $0 == state.focus }.map { $0 + step } ?? 0
        let next = matches[(index + matches.count) % matches.count]
        var response = focusing(next)
        if next == state.focus { response.state.message = "No other row contains “\(text)”." }
        return response
    }

    private func noMatch(_ text: String, _ origin: Place?) -> Response {
        changing {
            $0.setFocus(origin, in: shown)
            if !text.isEmpty { $0.message = "No row contains “\(text)”." }
        }
    }
}
