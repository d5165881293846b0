/// Why the account service did not do what it was asked.
package enum AccountError: Error, Equatable {
    /// The email is not known or the password is wrong; which of the two is not told.
    case invalidCredentials
    /// Too many wrong passwords; the next attempt is possible after `seconds`.
    case tooManyAttempts(seconds: Int)
    /// An account with this email exists.
    case emailTaken
    /// The session has expired, or another process has ended it.
    case loggedOut
}
