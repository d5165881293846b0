/// The reasons for a failure that a screen distinguishes.
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
    /// The response was truncated, too large or malformed.
    case unexpected
    case photoGone
    /// The device could not store or read its data.
    case storage
    /// A password could not be checked for lack of memory.
    case memory
    case dataDirectory(DataDirectoryError)
    /// The work was canceled, but not by its owner.
    case canceled
    case other

    /// Creates the failure for an error thrown by a service.
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

    /// The sentence to show; `nil` for a cancellation, which is not shown.
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

    /// The sentence to show where one is required, also for a cancellation.
    package var sentence: String { reason ?? "It was canceled." }
}
