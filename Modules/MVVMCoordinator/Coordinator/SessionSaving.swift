/// The closures that a view model calls while it saves a session, so that the app takes no action meanwhile.
struct SessionSaving {
    /// Called when the session begins to be saved.
    var didBegin: () -> Void
    /// Called when the session is saved or could not be saved; an exit or an alert may follow.
    var didEnd: () -> Void
}
