/// The failures after which a request is retried, and the wait before each retry.
package enum RetryPolicy: Sendable {
    /// Three tries if the service is overloaded or broken (429, 5xx).
    case api
    /// As `api`, and also if the connection was lost.
    case image

    static let tries = 3
    static let firstWait = Duration.seconds(1)
    static let longestWait = Duration.seconds(60)

    /// Returns how long to wait after try number `failed`, from 1, or `nil` to give up. `jitter`, from 0 to 1, spreads
    /// requests that failed together. If the service asks for a wait of more than a minute, the request is not retried.
    func wait(after error: ServiceError, failed: Int, jitter: Double) -> Duration? {
        guard failed < Self.tries else { return nil }
        let longest = Self.firstWait * (1 << (failed - 1))
        let backoff = longest / 2 + longest / 2 * jitter
        switch error {
        case .cutShort where self == .image: return backoff
        case .unavailable(nil): return backoff
        case .unavailable(let retryAfter?) where retryAfter <= Self.longestWait: return retryAfter + backoff
        default: return nil
        }
    }
}
