/// Begins and ends the signed-in part of the app. Presenters hold it weakly.
protocol SessionDelegate: AnyObject {
    /// Called after a session was saved.
    func didLogIn()

    /// Called when the user asks to log out.
    func logOut()
}
