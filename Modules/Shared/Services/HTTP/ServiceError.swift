/// Why a service gave no answer the app can use. A request nobody wants any more is none of these: it throws
/// `CancellationError`.
package enum ServiceError: Error, Equatable {
    /// The service could not be reached.
    case noConnection
    /// The whole answer did not come before the deadline.
    case timedOut
    /// The service does not let this app in (401, 403).
    case refused
    /// There is nothing at this address (404).
    case notFound
    /// The service is overloaded or broken (429, 5xx); it may have said how long to leave it alone.
    case unavailable(retryAfter: Duration?)
    /// The connection was lost before the whole answer had come.
    case cutShort
    /// The answer is larger than the app accepts.
    case tooLarge
    /// The answer is not what the service promises.
    case unexpected
}
