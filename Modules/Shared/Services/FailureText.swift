/// Puts into words, once for all patterns, why something did not work.
package enum FailureText {
    /// The sentence a person reads for `error`.
    package static func reason(for error: any Error) -> String {
        switch error {
        case AccountError.invalidCredentials: "Invalid credentials"
        case AccountError.tooManyAttempts(seconds: 1): "Too many attempts. Try again in 1 second."
        case AccountError.tooManyAttempts(let seconds): "Too many attempts. Try again in \(seconds) seconds."
        case AccountError.emailTaken: "User Already Exists"
        case ServiceError.noConnection: "No connection. Check your network and try again."
        case ServiceError.timedOut: "The service took too long to answer."
        case ServiceError.refused: "The service refused the request."
        case ServiceError.notFound: "Not found."
        case ServiceError.unavailable: "The service is having trouble. Try again later."
        case is ServiceError: "The service sent something unexpected."
        case PhotoError.gone: "This photo no longer exists."
        case is PasswordHashError:
            "There is too little memory to check a password. Close other programs, then try again."
        case is StorageError: "The device could not store or read its data. Try again."
        case let error as DataDirectoryError: error.message
        default: "Something went wrong. Try again."
        }
    }
}
