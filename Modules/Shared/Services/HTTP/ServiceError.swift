/// The reasons why a service returned no usable response. A canceled request throws `CancellationError` instead.
package enum ServiceError: Error, Equatable {
    /// The service could not be reached.
    case noConnection
    /// The response was not complete before the deadline.
    case timedOut
    /// The service denied access (401, 403).
    case refused
    /// The address does not exist (404).
    case notFound
    /// The service is overloaded or broken (429, 5xx), and may have said when to retry.
    case unavailable(retryAfter: Duration?)
    /// The connection was lost before the response was complete.
    case cutShort
    /// The response is larger than the app accepts.
    case tooLarge
    /// The response does not have the expected form.
    case unexpected
}
