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
    /// There is no space left to store data.
    case fullDisk
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
            case let error as StorageError: error.kind == .full ? .fullDisk : .storage
            case is PasswordHashError: .memory
            case let error as DataDirectoryError: .dataDirectory(error)
            case is CancellationError: .canceled
            default: .other
            }
    }
}
