/// Begins and ends the signed-in part of the app. Presenters hold it weakly.
protocol SessionDelegate: AnyObject {
    /// Called when a session is saved, after a login or a signup.
    func didLogIn()

    /// Called when the user asks to log out.
    func didAskToLogOut()
}
