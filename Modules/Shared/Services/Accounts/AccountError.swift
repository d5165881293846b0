/// The reasons why the account service refuses a request.
package enum AccountError: Error, Equatable {
    /// The email is unknown or the password is wrong; the error does not say which.
    case invalidCredentials
    /// Too many wrong passwords; the next attempt is possible after `seconds`.
    case tooManyAttempts(seconds: Int)
    /// An account with this email exists.
    case emailTaken
    /// The session has expired, or another process has ended it.
    case loggedOut
}
