import Headless

extension Interaction {
    /// Responds to a key while help, a menu or find lies above the screen.
    func respond(in overlay: PageState.Overlay, to key: Key, _ response: inout Response) {
        switch overlay {
        case .help(let scroll): respond(inHelp: scroll, to: key, &response)
        case .menu(let row, let choice): respond(inMenuOf: row, choice, to: key, &response)
        case .find(let text, let origin): respond(inFind: text, origin, to: key, &response)
        }
    }

    // MARK: Help

    private func respond(inHelp scroll: Int, to key: Key, _ response: inout Response) {
        let layout = layout
        let last = layout.lastHelpLine
        switch key {
        case .escape, .enter, .help, .character("?"): response.state.closeHelp()
        case .character("q"): response.command = .quit
        case .up, .character("k"): response.state.overlay = .help(scroll: max(0, scroll - 1))
        case .down, .character("j"): response.state.overlay = .help(scroll: min(last, scroll + 1))
        case .pageUp: response.state.overlay = .help(scroll: max(0, scroll - layout.bodyHeight))
        case .pageDown: response.state.overlay = .help(scroll: min(last, scroll + layout.bodyHeight))
        case .home: response.state.overlay = .help(scroll: 0)
        case .end: response.state.overlay = .help(scroll: last)
        default: break
        }
    }

    // MARK: Menu

    private func respond(inMenuOf place: Place, _ choice: Int, to key: Key, _ response: inout Response) {
        guard case .row(let section, let id) = place, let row = snapshot.row(at: place), !row.actions.isEmpty else {
            return response.state.overlay = nil
        }
        let count = row.actions.count
        switch key {
        case .up, .left, .backTab, .character("k"):
            response.state.overlay = .menu(row: place, choice: (choice + count - 1) % count)
        case .down, .right, .tab, .character("j"):
            response.state.overlay = .menu(row: place, choice: (choice + 1) % count)
        case .enter:
            response.state.overlay = nil
            response.actions = [.performAction(row.actions[min(choice, count - 1)].label, section: section, id: id)]
        case .escape, .character("a"): response.state.overlay = nil
        case .help, .character("?"): response.state.openHelp()
        case .character("q"): response.command = .quit
        default: break
        }
    }

    // MARK: Find

    private func respond(inFind text: String, _ origin: Place?, to key: Key, _ response: inout Response) {
        switch key {
        case .character(let character): find(text + String(character), origin, &response)
        case .paste(let pasted): find(text + pasted.filter { !$0.isNewline }, origin, &response)
        case .backspace: find(String(text.dropLast()), origin, &response)
        case .control("u"): find("", origin, &response)
        case .enter: response.state.overlay = nil
        case .help: response.state.openHelp()
        case .down: showMatch(of: text, from: 1, origin, &response)
        case .up: showMatch(of: text, from: -1, origin, &response)
        case .escape:
            response.state.overlay = nil
            response.state.setFocus(origin, in: snapshot)
        default: break
        }
    }

    /// Moves the focus to the first row that contains `text`, from the top.
    private func find(_ text: String, _ origin: Place?, _ response: inout Response) {
        response.state.overlay = .find(text: text, origin: origin)
        guard let match = snapshot.rows(containing: text).first else { return noMatch(text, origin, &response) }
        focus(match, &response)
    }

    private func showMatch(of text: String, from step: Int, _ origin: Place?, _ response: inout Response) {
        let matches = snapshot.rows(containing: text)
        guard !matches.isEmpty else { return noMatch(text, origin, &response) }
        let index = matches.firstIndex { $0 == state.focus }.map { $0 + step } ?? 0
        let next = matches[(index + matches.count) % matches.count]
        if next == state.focus { response.state.message = "No other row contains “\(text)”." }
        focus(next, &response)
    }

    private func noMatch(_ text: String, _ origin: Place?, _ response: inout Response) {
        response.state.setFocus(origin, in: snapshot)
        if !text.isEmpty { response.state.message = "No row contains “\(text)”." }
    }
}
