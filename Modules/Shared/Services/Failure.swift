/// Why something did not work, as far as a screen has to tell it apart.
package enum Failure: Error, Equatable {
    case invalidCredentials
    case tooManyAttempts(seconds: Int)
    case emailTaken
    case loggedOut
    case noConnection
    case timedOut
    case refused
    case notFound
    case unavailable
    /// The answer was cut short, too large or of the wrong form.
    case unexpected
    case photoGone
    /// The device could not store or read its data.
    case storage
    /// A password could not be checked for want of memory.
    case memory
    case dataDirectory(DataDirectoryError)
    /// The work was given up, though its owner did not ask for that.
    case canceled
    case other

    /// What `error`, thrown by a service, means for a screen.
    package init(_ error: any Error) {
        self =
            switch error {
            case let failure as Failure: failure
            case AccountError.invalidCredentials: .invalidCredentials
            case AccountError.tooManyAttempts(let seconds): .tooManyAttempts(seconds: seconds)
            case AccountError.emailTaken: .emailTaken
            case AccountError.loggedOut: .loggedOut
            case ServiceError.noConnection: .noConnection
            case ServiceError.timedOut: .timedOut
            case ServiceError.refused: .refused
            case ServiceError.notFound: .notFound
            case ServiceError.unavailable: .unavailable
            case is ServiceError: .unexpected
            case PhotoError.gone: .photoGone
            case is StorageError: .storage
            case is PasswordHashError: .memory
            case let error as DataDirectoryError: .dataDirectory(error)
            case is CancellationError: .canceled
            default: .other
            }
    }

    /// The sentence a person reads; `nil` after a cancellation, of which nothing is shown.
    package var reason: String? {
        switch self {
        case .invalidCredentials: "Invalid credentials"
        case .tooManyAttempts(seconds: 1): "Too many attempts. Try again in 1 second."
        case .tooManyAttempts(let seconds): "Too many attempts. Try again in \(seconds) seconds."
        case .emailTaken: "User Already Exists"
        case .loggedOut: "Your session has ended. Log out, then log in again."
        case .noConnection: "No connection. Check your network and try again."
        case .timedOut: "The service took too long to answer."
        case .refused: "The service refused the request."
        case .notFound: "Not found."
        case .unavailable: "The service is having trouble. Try again later."
        case .unexpected: "The service sent something unexpected."
        case .photoGone: "This photo no longer exists."
        case .storage: "The device could not store or read its data. Try again."
        case .memory: "There is too little memory to check a password. Close other programs, then try again."
        case .dataDirectory(let error): error.message
        case .canceled: nil
        case .other: "Something went wrong. Try again."
        }
    }

    /// The sentence for a message that has to say something, after a cancellation too.
    package var sentence: String { reason ?? "It was canceled." }
}
