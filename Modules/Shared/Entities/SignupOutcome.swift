/// What follows a successful signup.
package enum SignupOutcome: Equatable, Sendable {
    /// No session is saved; Log in opens with this email filled in.
    case accountCreated(email: String)
    /// A session is saved; the landing screen opens.
    case loggedIn
}
