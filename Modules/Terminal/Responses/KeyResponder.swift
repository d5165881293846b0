import Headless

/// Computes the response to a key, without side effects, so that keys have the same effect under every pattern.
struct KeyResponder {
    /// The time during which a new alert ignores keys, so that keys meant for the screen cannot dismiss it.
    static let alertPause = Duration.milliseconds(300)

    let snapshot: Snapshot
    let state: PageState
    private let moment: Duration
    private let makeLayout: () -> PageLayout

    /// Creates a responder for `snapshot`; `layout` is evaluated only for keys that depend on it.
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

    /// The layout, computed at each access.
    var layout: PageLayout { makeLayout() }

    /// Returns the response to `key`, with a message if there is no alert and nothing changes.
    func response(to key: Key) -> Response {
        if let command = Self.command(of: key) {
            return [.repaint, .suspend].contains(command) ? Response(state: state, command: command) : running(command)
        }
        var response =
            if let alert = snapshot.alert, state.overlay == nil, !state.panel.hasKeys {
                response(in: alert, to: key)
            } else if let overlay = state.overlay {
                response(in: overlay, to: key)
            } else if state.panel.hasKeys {
                response(inPanelTo: key)
            } else if case .field(let identifier) = state.focus {
                response(inField: identifier, to: key)
            } else {
                response(onScreen: key)
            }
        if snapshot.alert == nil, response.isSilent(after: state) { response.state.message = Response.noEffect }
        return response
    }

    /// Returns the command of a key that works everywhere; `nil` for other keys.
    private static func command(of key: Key) -> Response.Command? {
        switch key {
        case .control("c"): .interrupt
        case .control("z"): .suspend
        case .control("l"): .repaint
        case .control("n"): .nextApp
        default: nil
        }
    }

    // MARK: Responses

    /// Returns a response that changes the view's state and clears the last message.
    func changing(_ change: (inout PageState) -> Void = { _ in }) -> Response {
        performing(nil, change)
    }

    /// Returns a response that performs `action`, if any, and changes the view's state.
    func performing(_ action: UserAction?, _ change: (inout PageState) -> Void = { _ in }) -> Response {
        var state = state
        state.message = nil
        change(&state)
        return Response(state: state, actions: [action].compactMap(\.self))
    }

    func showing(message: String) -> Response {
        changing { $0.message = message }
    }

    func running(_ command: Response.Command) -> Response {
        var response = changing()
        response.command = command
        return response
    }

    // MARK: Alert

    private func response(in alert: Snapshot.Alert, to key: Key) -> Response {
        if let shown = state.alertTime, (.zero..<Self.alertPause).contains(moment - shown) { return changing() }
        let count = alert.buttons.count
        guard count > 0 else { return changing() }
        let choice = min(state.alertChoice, count - 1)
        return switch key {
        case .left, .up, .backTab: changing { $0.alertChoice = (choice + count - 1) % count }
        case .right, .down, .tab: changing { $0.alertChoice = (choice + 1) % count }
        case .enter: performing(.tapAlertButton(choice, alert))
        case .help: changing { $0.openHelp() }
        case .character("c") where layout.panel?.isEmpty == false: enterPanel()
        default:
            if key == .escape, let index = alert.cancelIndex {
                performing(.tapAlertButton(index, alert))
            } else {
                showing(message: DeviceError.alertInTheWay(alert.title).message)
            }
        }
    }

    // MARK: Field

    private func response(inField identifier: String, to key: Key) -> Response {
        switch key {
        case .tab, .backTab, .up, .down, .pageUp, .pageDown: move(key)
        case .enter: leaveField(identifier)
        case .escape: goBack()
        case .help: changing { $0.openHelp() }
        default: performing(.edit(field: identifier, key))
        }
    }

    /// Moves to the next field, or taps the first button after the last field.
    private func leaveField(_ identifier: String) -> Response {
        if let next = snapshot.field(after: identifier) { return focusing(.field(next.identifier)) }
        return snapshot.firstButton(after: identifier).map(tap) ?? changing()
    }

    // MARK: Focus

    func move(_ key: Key) -> Response {
        let movement = Movement(snapshot: snapshot, layout: layout, focus: state.focus, lastRows: state.lastRows)
        guard let target = movement.target(of: key) else { return changing() }
        var response = focusing(target.place)
        guard target.reachesEnd else { return response }
        if snapshot.loadsAtEnd {
            response.actions = [.scrollToEnd]
        } else if target.place == state.focus {
            response.state.message = NoEffect.endOfScreen.message
        }
        return response
    }

    /// Returns a response that moves the focus for the user.
    func focusing(_ place: Place) -> Response {
        changing { $0.chooseFocus(place, in: snapshot) }
    }
}
