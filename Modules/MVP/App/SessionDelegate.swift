/// Opens the tabs after a login and ends the session. Presenters hold it weakly.
protocol SessionDelegate: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()

    /// Called when the user asks to log out.
    func didAskToLogOut()
}
