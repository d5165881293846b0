/// The effect of a key on the view, the app or the program.
struct Response: Equatable {
    /// A command for the program.
    enum Command: Equatable {
        case quit, interrupt, suspend, repaint, nextApp
    }

    var state: PageState
    /// The actions in the app, in order.
    var actions: [UserAction] = []
    var command: Command?
}

extension Response {
    /// The message for a key without effect, unless there is a better reason. It does not name the key, which may be
    /// part of a password.
    static let noEffect = "This key does nothing here."

    /// Returns whether the user sees neither a change from `old` nor a message.
    func isSilent(after old: PageState) -> Bool {
        var state = state
        guard actions.isEmpty, command == nil, state.message == nil else { return false }
        state.isFocusChosen = old.isFocusChosen
        state.message = old.message
        return state == old
    }
}
