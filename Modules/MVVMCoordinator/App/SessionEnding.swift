/// Logs out for the view models that offer it: a command to a model, which the app's delegate follows up.
protocol SessionEnding: AnyObject {
    /// Ends the session.
    func logOut()
}
