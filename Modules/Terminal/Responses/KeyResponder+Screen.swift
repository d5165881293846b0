import Headless

extension KeyResponder {
    /// Returns the response to a key on the screen, outside its fields.
    func response(onScreen key: Key) -> Response {
        var response =
            switch key {
            case .character(let character): response(to: character)
            case .enter: activate()
            case .escape: goBack()
            case .delete: performDestructiveAction()
            case .left where state.focus == .tabs: selectTab(-1)
            case .right where state.focus == .tabs: selectTab(1)
            case .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: move(key)
            case .paste: showing(message: "Text can be pasted only in a field.")
            case .control, .backspace, .help: changing()
            }
        if case .row = response.state.focus, response.action != nil { response.state.isFocusChosen = true }
        return response
    }

    private func response(to character: Character) -> Response {
        switch character {
        case "/": openFind()
        case "r": shown.canRefresh ? performing(.refresh) : showing(message: DeviceError.cannotRefresh.message)
        case "f": performAction(else: "This row cannot be liked.") { !$0.isSwipeAction }
        case "d": performDestructiveAction()
        case "a": openMenu()
        case "c": enterPanel()
        case "0"..."9": chooseTab(character)
        default: changing()
        }
    }

    private func activate() -> Response {
        switch state.focus {
        case .button(let identifier): shown.button(identifier).map(tap) ?? changing()
        case .row(let section, let id): performing(.chooseRow(section: section, id: id))
        case .tabs: showCurrentTab()
        case .field, nil: changing()
        }
    }

    /// Taps a button; shows a message if it is disabled.
    func tap(_ button: Shown.Button) -> Response {
        guard button.isEnabled else { return showing(message: NoEffect.disabledButton(button.label).message) }
        // An error in a field means that it was not edited, so the form would fail again.
        let form = shown.fields.last.flatMap { shown.firstButton(after: $0.identifier) }
        let refused = button == form ? shown.fields.first { $0.error != nil } : nil
        return performing(.tapButton(button.identifier)) { state in
            if let refused { state.chooseFocus(.field(refused.identifier), in: shown) }
        }
    }

    /// Goes back; shows a message if there is no screen to close.
    func goBack() -> Response {
        shown.canGoBack ? performing(.back) : showing(message: NoEffect.firstScreen.message)
    }

    // MARK: Tabs

    private func selectTab(_ step: Int) -> Response {
        guard let tabs = shown.tabs, tabs.titles.indices.contains(tabs.selected + step) else { return changing() }
        return performing(.selectTab(tabs.selected + step))
    }

    private func chooseTab(_ digit: Character) -> Response {
        guard let tabs = shown.tabs, let number = digit.wholeNumberValue, tabs.titles.indices.contains(number - 1)
        else { return showing(message: "There is no such tab here.") }
        if shown.isSheet { return showing(message: DeviceError.sheetInTheWay(shown.title).message) }
        if number - 1 == tabs.selected { return showCurrentTab() }
        return performing(.selectTab(number - 1)) { if $0.focus == .tabs { $0.focus = nil } }
    }

    private func showCurrentTab() -> Response {
        guard let tabs = shown.tabs else { return changing() }
        return showing(message: NoEffect.currentTab(tabs.titles[tabs.selected]).message)
    }

    // MARK: Row actions

    private func performDestructiveAction() -> Response {
        performAction(else: "This row cannot be deleted.") { $0.role == .destructive }
    }

    /// Performs the first action of the row that satisfies `isMeant`; shows `reason` if there is none.
    private func performAction(else reason: String, where isMeant: (Row.Action) -> Bool) -> Response {
        guard case .row(let section, let id) = state.focus,
            let action = shown.row(at: state.focus)?.actions.first(where: isMeant)
        else { return showMissingAction(reason) }
        return performing(.performAction(action.label, section: section, id: id))
    }

    private func openFind() -> Response {
        if shown.sections.allSatisfy(\.rows.isEmpty) { return showing(message: "There is no row to find here.") }
        return changing { $0.overlay = .find(text: "", origin: $0.focus) }
    }

    private func openMenu() -> Response {
        guard let place = state.focus, let row = shown.row(at: place), !row.actions.isEmpty else {
            return showMissingAction("This row has no actions.")
        }
        return changing {
            $0.overlay = .menu(row: place, choice: 0)
            $0.isFocusChosen = true
        }
    }

    private func showMissingAction(_ reason: String) -> Response {
        showing(message: shown.row(at: state.focus) == nil ? "The focus is not on a row." : reason)
    }
}
