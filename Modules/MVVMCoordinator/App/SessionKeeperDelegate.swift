import Shared

/// Hears of the session what changes the flow of the app. The session keeper holds it weakly.
protocol SessionKeeperDelegate: AnyObject {
    /// Called at the start when a valid session is saved.
    func didFindSession()

    /// Called at the start when no valid session is saved.
    func didFindNoSession()

    /// Called before the session is removed.
    func willEndSession()

    /// Called when the session is removed.
    func didEndSession()

    /// Called when the session could not be removed.
    func didFailToEndSession(_ failure: Failure)
}
