import Shared

/// Receives the changes that failed after their screens were left. View controllers hold it weakly.
protocol ChangeDelegate: AnyObject {
    /// Called when a change failed and its screen is no longer there to say so.
    func didFailAfterLeaving(_ change: StoredChange, _ failure: Failure)
}
