/// Logs out for the view models that offer it. The one way out that is not an exit: it leaves all screens, not one.
protocol SessionEnding: AnyObject {
    /// Ends the session, and with it the flow of the user who is logged in.
    func logOut()
}
