extension Failure {
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
        case .fullDisk: "There is no space left on the disk. Free some space on it, then try again."
        case .memory: "There is too little memory to check a password. Close other programs, then try again."
        case .dataDirectory(let error): error.message
        case .canceled: nil
        case .other: "Something went wrong. Try again."
        }
    }

    /// The sentence to show where one is required, also for a cancellation.
    package var sentence: String { reason ?? "It was canceled." }
}
