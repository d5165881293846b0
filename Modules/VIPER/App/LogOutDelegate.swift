/// Receives the user's requests to log out. Presenters hold it weakly.
protocol LogOutDelegate: AnyObject {
    /// Called when the user asks to log out.
    func didAskToLogOut()
}
