/// Ends the session. Presenters hold it weakly.
protocol LogOutDelegate: AnyObject {
    /// Called when the user asks to log out.
    func didAskToLogOut()
}
