/// Where a successful sign-up leads.
package enum SignupOutcome: Equatable, Sendable {
    /// Back to Log in, with this email filled in.
    case accountCreated(email: String)
    /// Straight to the landing screen: a session is saved already.
    case loggedIn
}
