import Headless

/// What a key does, given what is on the screen. A pure function: the same key does the same under every pattern.
struct Interaction {
    /// How long a new alert ignores keys, so that none that was meant for the screen answers it.
    static let alertPause = Duration.milliseconds(300)

    let snapshot: Snapshot
    let state: PageState
    private let moment: Duration
    private let makeLayout: () -> PageLayout

    /// Creates the interaction with what `snapshot` shows; `layout` is evaluated only for keys that depend on it.
    init(
        snapshot: Snapshot,
        layout: @autoclosure @escaping () -> PageLayout,
        state: PageState,
        moment: Duration
    ) {
        self.snapshot = snapshot
        self.state = state
        self.moment = moment
        makeLayout = layout
    }

    /// Lays out what is shown, anew at each access.
    var layout: PageLayout { makeLayout() }

    /// Returns what `key` changes; without an alert, with a reply if it changes nothing.
    func response(to key: Key) -> Response {
        var response = Response(state: state)
        response.command = Self.command(of: key)
        if ![.repaint, .suspend].contains(response.command) { response.state.message = nil }
        guard response.command == nil else { return response }
        if let alert = snapshot.alert, state.overlay == nil {
            answer(alert, key, &response)
        } else if let overlay = state.overlay {
            respond(in: overlay, to: key, &response)
        } else if case .field(let identifier) = state.focus {
            respond(inField: identifier, to: key, &response)
        } else {
            respond(onScreen: key, &response)
        }
        if snapshot.alert == nil, response.isSilent(after: state) { response.state.message = Response.noEffect }
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
        if let shown = state.alertTime, (.zero..<Self.alertPause).contains(moment - shown) { return }
        let count = alert.buttons.count
        guard count > 0 else { return }
        let choice = min(state.alertChoice, count - 1)
        switch key {
        case .left, .up, .backTab: response.state.alertChoice = (choice + count - 1) % count
        case .right, .down, .tab: response.state.alertChoice = (choice + 1) % count
        case .enter: tap(choice, of: alert, &response)
        case .help: response.state.openHelp()
        default:
            if key == .escape, let index = alert.cancelIndex { return tap(index, of: alert, &response) }
            response.state.message = DeviceError.alertInTheWay(alert.title).message
        }
    }

    /// Answers the alert; the next one is new, even if it is alike.
    private func tap(_ index: Int, of alert: Snapshot.Alert, _ response: inout Response) {
        response.actions = [.answer(index, alert)]
        response.state.alertTime = nil
    }

    // MARK: Field

    private func respond(inField identifier: String, to key: Key, _ response: inout Response) {
        switch key {
        case .tab, .backTab, .up, .down, .pageUp, .pageDown: move(key, &response)
        case .enter: leaveField(identifier, &response)
        case .escape: goBack(&response)
        case .help: response.state.openHelp()
        default: response.actions = [.edit(field: identifier, key)]
        }
    }

    /// Goes on to the next field, or from the last one taps the first button after it.
    private func leaveField(_ identifier: String, _ response: inout Response) {
        if let next = snapshot.field(after: identifier) { return focus(.field(next.identifier), &response) }
        guard let button = snapshot.firstButton(after: identifier) else { return }
        tap(button, &response)
    }

    // MARK: Focus

    func move(_ key: Key, _ response: inout Response) {
        let movement = Movement(snapshot: snapshot, layout: layout, focus: state.focus, lastRows: state.lastRows)
        guard let target = movement.target(of: key) else { return }
        focus(target.place, &response)
        guard target.reachesEnd else { return }
        if snapshot.loadsAtEnd {
            response.actions = [.scrollToEnd]
        } else if target.place == state.focus {
            response.state.message = NoEffect.endOfScreen.message
        }
    }

    /// Moves the focus as the user wants.
    func focus(_ place: Place, _ response: inout Response) {
        response.state.setFocus(place, in: snapshot)
        response.state.isFocusChosen = true
    }
}
