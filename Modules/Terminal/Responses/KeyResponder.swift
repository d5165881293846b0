import Headless

/// Computes the response to a key, without side effects, so that keys have the same effect under every pattern.
struct KeyResponder {
    /// The time during which a new alert ignores keys, so that keys meant for the screen cannot dismiss it.
    static let alertPause = Duration.milliseconds(300)

    let shown: Shown
    let state: PageState
    let moment: Duration
    /// Called only for keys that depend on the layout.
    let makeLayout: () -> PageLayout

    /// The layout, computed at each access.
    var layout: PageLayout { makeLayout() }

    /// Returns the response to `key`, with a message if there is no alert and nothing changes.
    func response(to key: Key) -> Response {
        switch key {
        case .control("c"): return running(.interrupt)
        case .control("z"): return Response(state: state, command: .suspend)
        case .control("l"): return Response(state: state, command: .repaint)
        case .control("n"): return running(.nextApp)
        default: break
        }
        var response = responseInContext(to: key)
        if shown.alert == nil, response.isSilent(after: state) { response.state.message = Response.noEffect }
        return response
    }

    private func responseInContext(to key: Key) -> Response {
        if let alert = shown.alert, state.overlay == nil, !state.panel.hasKeys { return response(in: alert, to: key) }
        if key == .help, !state.isHelpOpen { return changing { $0.openHelp() } }
        if case .find(let text, let origin) = state.overlay { return response(inFind: text, origin, to: key) }
        if case .field(let identifier) = state.focus, state.overlay == nil, !state.panel.hasKeys {
            return response(inField: identifier, to: key)
        }
        // Where no text is entered, letters have the same effect in every context.
        switch key {
        case .character("q"): return running(.quit)
        case .character("?"), .help: return changing { state.isHelpOpen ? $0.closeHelp() : $0.openHelp() }
        case .character("j"): return responseWithoutText(to: .down)
        case .character("k"): return responseWithoutText(to: .up)
        default: return responseWithoutText(to: key)
        }
    }

    private func responseWithoutText(to key: Key) -> Response {
        switch state.overlay {
        case .help: response(inHelpTo: key)
        case .menu(let row, let choice): response(inMenuOf: row, choice, to: key)
        case .find, nil: state.panel.hasKeys ? response(inPanelTo: key) : response(onScreen: key)
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
        return Response(state: state, action: action)
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

    private func response(in alert: Shown.Alert, to key: Key) -> Response {
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
        default: performing(.edit(field: identifier, key))
        }
    }

    /// Moves to the next field, or taps the first button after the last field.
    private func leaveField(_ identifier: String) -> Response {
        if let next = shown.field(after: identifier) { return focusing(.field(next.identifier)) }
        return shown.firstButton(after: identifier).map(tap) ?? changing()
    }

    // MARK: Focus

    func move(_ key: Key) -> Response {
        guard let target = Movement(layout: layout).target(of: key) else { return changing() }
        var response = focusing(target.place)
        guard target.reachesEnd else { return response }
        if shown.loadsAtEnd {
            response.action = .scrollToEnd
        } else if target.place == state.focus {
            response.state.message = NoEffect.endOfScreen.message
        }
        return response
    }

    /// Returns a response that moves the focus for the user.
    func focusing(_ place: Place) -> Response {
        changing { $0.chooseFocus(place, in: shown) }
    }
}
