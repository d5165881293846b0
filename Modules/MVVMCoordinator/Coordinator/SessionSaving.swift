/// What a view model tells its coordinator's router while it saves a session, for the app takes no action meanwhile.
struct SessionSaving {
    /// Called when the session begins to be saved.
    var didBegin: () -> Void
    /// Called when the session is saved or could not be saved; an exit follows, or an alert.
    var didEnd: () -> Void
}
