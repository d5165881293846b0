/// What a key changes: the view itself, the app, or the program.
struct Response: Equatable {
    /// What the program is to do.
    enum Command: Equatable {
        case quit, interrupt, suspend, repaint, nextColumn
    }

    var state: PageState
    /// What to do to the app, in order.
    var actions: [UserAction] = []
    var command: Command?
}

extension Response {
    /// The reply to a key that changes nothing, where there is no better reason. It does not name the key, which may be
    /// meant for a password.
    static let noEffect = "This key does nothing here."

    /// Returns whether the user sees neither a change after `old` nor a reply.
    func isSilent(after old: PageState) -> Bool {
        var state = state
        guard actions.isEmpty, command == nil, state.message == nil else { return false }
        state.isFocusChosen = old.isFocusChosen
        state.message = old.message
        return state == old
    }
}
