import Headless

/// What a key does, given what is on the screen. A pure function: the same key does the same under every pattern.
struct Interaction {
    /// How long a new alert ignores keys, so that none that was meant for the screen answers it.
    static let alertPause = Duration.milliseconds(300)

    let snapshot: Snapshot
    let layout: PageLayout
    let state: PageState
    let moment: Duration

    /// Returns what `key` changes.
    func response(to key: Key) -> Response {
        var response = Response(state: state)
        response.state.message = nil
        if let command = Self.command(of: key) {
            response.command = command
        } else if let alert = snapshot.alert, state.overlay == nil {
            answer(alert, key, &response)
        } else if let overlay = state.overlay {
            respond(in: overlay, to: key, &response)
        } else if case .field(let identifier) = state.focus {
            respond(inField: identifier, to: key, &response)
        } else {
            respond(onScreen: key, &response)
        }
        return response
    }

    /// The command of a key that acts anywhere.
    private static func command(of key: Key) -> Response.Command? {
        switch key {
        case .control("c"): .interrupt
        case .control("z"): .suspend
        case .control("l"): .repaint
        case .control("n"): .nextColumn
        default: nil
        }
    }

    // MARK: Alert

    private func answer(_ alert: Snapshot.Alert, _ key: Key, _ response: inout Response) {
        if let shown = state.alertTime, moment - shown < Self.alertPause { return }
        let last = alert.buttons.count - 1
        switch key {
        case .left, .up, .backTab: response.state.alertChoice = state.alertChoice == 0 ? last : state.alertChoice - 1
        case .right, .down, .tab: response.state.alertChoice = state.alertChoice == last ? 0 : state.alertChoice + 1
        case .enter: tapAnswer(min(state.alertChoice, last), &response)
        case .escape: tapAnswer(alert.cancelIndex, &response)
        case .help: response.state.overlay = .help(scroll: 0)
        default: response.state.message = DeviceError.alertInTheWay(alert.title).message
        }
    }

    /// Answers the alert; the next one is new, even if it is alike.
    private func tapAnswer(_ index: Int, _ response: inout Response) {
        response.actions = [.answer(index)]
        response.state.alertTime = nil
    }

    // MARK: Field

    private func respond(inField identifier: String, to key: Key, _ response: inout Response) {
        switch key {
        case .tab, .backTab, .up, .down, .pageUp, .pageDown: move(key, &response)
        case .enter: leaveField(identifier, &response)
        case .escape: goBack(&response)
        case .help: response.state.overlay = .help(scroll: 0)
        default: response.actions = [.edit(field: identifier, key)]
        }
    }

    /// Goes on to the next field, or from the last one taps the first button after it.
    private func leaveField(_ identifier: String, _ response: inout Response) {
        let next = snapshot.fields.drop { $0.identifier != identifier }.dropFirst().first
        if let next { return focus(.field(next.identifier), &response) }
        guard let button = snapshot.firstButton(after: identifier) else { return }
        tap(button, &response)
    }

    // MARK: Screen

    private func respond(onScreen key: Key, _ response: inout Response) {
        switch key {
        case .character(let character): respond(to: character, &response)
        case .enter: activate(&response)
        case .escape: goBack(&response)
        case .delete: performDestructiveAction(&response)
        case .help: response.state.overlay = .help(scroll: 0)
        case .left where state.focus == .tabs: selectTab(-1, &response)
        case .right where state.focus == .tabs: selectTab(1, &response)
        case .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: move(key, &response)
        case .paste, .control, .backspace: break
        }
        if case .row = response.state.focus, !response.actions.isEmpty { response.state.isFocusChosen = true }
    }

    private func respond(to character: Character, _ response: inout Response) {
        switch character {
        case "j": move(.down, &response)
        case "k": move(.up, &response)
        case "q": response.command = .quit
        case "?": response.state.overlay = .help(scroll: 0)
        case "/": response.state.overlay = .find(text: "", origin: state.focus)
        case "r": refresh(&response)
        case "f": performAction(&response) { !$0.isSwipeAction }
        case "d": performDestructiveAction(&response)
        case "a": openMenu(&response)
        case "1"..."9": chooseTab(character, &response)
        default: break
        }
    }

    private func activate(_ response: inout Response) {
        switch state.focus {
        case .button(let identifier):
            if let button = snapshot.button(identifier) { tap(button, &response) }
        case .row(let section, let id): response.actions = [.chooseRow(section: section, id: id)]
        case .tabs, .field, nil: break
        }
    }

    private func tap(_ button: Snapshot.Button, _ response: inout Response) {
        guard button.isEnabled else { return response.state.message = NoEffect.disabledButton(button.label).message }
        response.actions = [.tapButton(button.identifier)]
        // A field that still has an error was not edited: the form is refused again.
        let form = snapshot.fields.last.flatMap { snapshot.firstButton(after: $0.identifier) }
        guard button == form, let refused = snapshot.fields.first(where: { $0.error != nil }) else { return }
        focus(.field(refused.identifier), &response)
    }

    private func goBack(_ response: inout Response) {
        if snapshot.canGoBack { response.actions = [.back] }
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
        guard let tabs = snapshot.tabs, let number = digit.wholeNumberValue, number <= tabs.titles.count else { return }
        if snapshot.isSheet {
            response.state.message = DeviceError.sheetInTheWay(snapshot.title).message
        } else if number - 1 != tabs.selected {
            if state.focus == .tabs { response.state.focus = nil }
            response.actions = [.selectTab(number - 1)]
        }
    }

    // MARK: Row actions

    private func performDestructiveAction(_ response: inout Response) {
        performAction(&response) { $0.role == .destructive }
    }

    private func performAction(_ response: inout Response, where isMeant: (Row.Action) -> Bool) {
        guard case .row(let section, let id) = state.focus,
            let action = snapshot.row(at: state.focus)?.actions.first(where: isMeant)
        else { return }
        response.actions = [.performAction(action.label, section: section, id: id)]
    }

    private func openMenu(_ response: inout Response) {
        guard let row = snapshot.row(at: state.focus), !row.actions.isEmpty else { return }
        response.state.overlay = .menu(choice: 0)
    }

    // MARK: Focus

    private func move(_ key: Key, _ response: inout Response) {
        let movement = Movement(snapshot: snapshot, layout: layout, focus: state.focus)
        guard let target = movement.target(of: key) else { return }
        focus(target.place, &response)
        if target.reachesEnd { response.actions = [.scrollToEnd] }
    }

    /// Moves the focus as the user wants.
    func focus(_ place: Place, _ response: inout Response) {
        response.state.setFocus(place, in: snapshot)
        response.state.isFocusChosen = true
    }
}

extension Snapshot {
    /// The row that has the focus; `nil` if another place has it.
    func row(at place: Place?) -> Row? {
        guard case .row(let section, let id) = place else { return nil }
        return self.section(section)?.rows.first { $0.id == id }
    }

    /// The button with that identifier, of the screen or of a section.
    func button(_ identifier: String) -> Button? {
        elements.lazy.flatMap(\.buttons).first { $0.identifier == identifier }
    }

    /// The first button below a field.
    fileprivate func firstButton(after field: String) -> Button? {
        let below = elements.drop { element in
            if case .field(let candidate) = element { candidate.identifier != field } else { true }
        }
        return below.flatMap(\.buttons).first
    }
}

extension Snapshot.Element {
    fileprivate var buttons: [Snapshot.Button] {
        switch self {
        case .button(let button): [button]
        case .section(let section): section.buttons
        case .field, .image: []
        }
    }
}
