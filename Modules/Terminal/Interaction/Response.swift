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
