import Headless

extension Interaction {
    /// Responds to a key on the screen, outside of its fields.
    func respond(onScreen key: Key, _ response: inout Response) {
        switch key {
        case .character(let character): respond(to: character, &response)
        case .enter: activate(&response)
        case .escape: goBack(&response)
        case .delete: performDestructiveAction(&response)
        case .help: response.state.openHelp()
        case .left where state.focus == .tabs: selectTab(-1, &response)
        case .right where state.focus == .tabs: selectTab(1, &response)
        case .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: move(key, &response)
        case .paste: response.state.message = "Text can be pasted only in a field."
        case .control, .backspace: break
        }
        if case .row = response.state.focus, !response.actions.isEmpty { response.state.isFocusChosen = true }
    }

    private func respond(to character: Character, _ response: inout Response) {
        switch character {
        case "j": move(.down, &response)
        case "k": move(.up, &response)
        case "q": response.command = .quit
        case "?": response.state.openHelp()
        case "/": openFind(&response)
        case "r": refresh(&response)
        case "f": performAction(&response, else: "This row cannot be liked.") { !$0.isSwipeAction }
        case "d": performDestructiveAction(&response)
        case "a": openMenu(&response)
        case "0"..."9": chooseTab(character, &response)
        default: break
        }
    }

    private func activate(_ response: inout Response) {
        switch state.focus {
        case .button(let identifier):
            if let button = snapshot.button(identifier) { tap(button, &response) }
        case .row(let section, let id): response.actions = [.chooseRow(section: section, id: id)]
        case .tabs: replyCurrentTab(&response)
        case .field, nil: break
        }
    }

    /// Taps a button, or says that it is disabled.
    func tap(_ button: Snapshot.Button, _ response: inout Response) {
        guard button.isEnabled else { return response.state.message = NoEffect.disabledButton(button.label).message }
        response.actions = [.tapButton(button.identifier)]
        // A field that still has an error was not edited: the form is refused again.
        let form = snapshot.fields.last.flatMap { snapshot.firstButton(after: $0.identifier) }
        guard button == form, let refused = snapshot.fields.first(where: { $0.error != nil }) else { return }
        focus(.field(refused.identifier), &response)
    }

    /// Goes back, or says that there is nothing to close.
    func goBack(_ response: inout Response) {
        guard snapshot.canGoBack else { return response.state.message = NoEffect.firstScreen.message }
        response.actions = [.back]
    }

    private func refresh(_ response: inout Response) {
        if snapshot.canRefresh {
            response.actions = [.refresh]
        } else {
            response.state.message = DeviceError.cannotRefresh.message
        }
    }

    // MARK: Tabs

    private func selectTab(_ step: Int, _ response: inout Response) {
        guard let tabs = snapshot.tabs, tabs.titles.indices.contains(tabs.selected + step) else { return }
        response.actions = [.selectTab(tabs.selected + step)]
    }

    private func chooseTab(_ digit: Character, _ response: inout Response) {
        guard let tabs = snapshot.tabs, let number = digit.wholeNumberValue, tabs.titles.indices.contains(number - 1)
        else { return response.state.message = "There is no such tab here." }
        if snapshot.isSheet {
            response.state.message = DeviceError.sheetInTheWay(snapshot.title).message
        } else if number - 1 == tabs.selected {
            replyCurrentTab(&response)
        } else {
            if state.focus == .tabs { response.state.focus = nil }
            response.actions = [.selectTab(number - 1)]
        }
    }

    private func replyCurrentTab(_ response: inout Response) {
        guard let tabs = snapshot.tabs else { return }
        response.state.message = NoEffect.currentTab(tabs.titles[tabs.selected]).message
    }

    // MARK: Row actions

    private func performDestructiveAction(_ response: inout Response) {
        performAction(&response, else: "This row cannot be deleted.") { $0.role == .destructive }
    }

    /// Performs the first action of the row that is meant, or replies with `reason`.
    private func performAction(_ response: inout Response, else reason: String, where isMeant: (Row.Action) -> Bool) {
        guard case .row(let section, let id) = state.focus,
            let action = snapshot.row(at: state.focus)?.actions.first(where: isMeant)
        else { return replyWithoutAction(reason, &response) }
        response.actions = [.performAction(action.label, section: section, id: id)]
    }

    private func openFind(_ response: inout Response) {
        if snapshot.sections.allSatisfy(\.rows.isEmpty) {
            response.state.message = "There is no row to find here."
        } else {
            response.state.overlay = .find(text: "", origin: state.focus)
        }
    }

    private func openMenu(_ response: inout Response) {
        guard let place = state.focus, let row = snapshot.row(at: place), !row.actions.isEmpty else {
            return replyWithoutAction("This row has no actions.", &response)
        }
        response.state.overlay = .menu(row: place, choice: 0)
        response.state.isFocusChosen = true
    }

    private func replyWithoutAction(_ reason: String, _ response: inout Response) {
        response.state.message = snapshot.row(at: state.focus) == nil ? "The focus is not on a row." : reason
    }
}
