/// Which failures are worth another try, and how long to leave the service alone before it.
package struct RetryPolicy: Sendable {
    /// Three tries where the service is overloaded or broken (429, 5xx).
    package static let api = RetryPolicy(retriesLostConnections: false)
    /// As `api`, and where the connection was lost on the way.
    package static let image = RetryPolicy(retriesLostConnections: true)

    static let tries = 3
    static let firstWait = Duration.seconds(1)
    static let longestWait = Duration.seconds(60)

    private let retriesLostConnections: Bool

    /// How long to wait after try number `failed`, from 1, or nil to give up. `jitter`, from 0 to 1, spreads requests
    /// that failed together. A service that wants to be left alone for longer than a minute is not asked again.
    func wait(after error: ServiceError, failed: Int, jitter: Double) -> Duration? {
        guard failed < Self.tries else { return nil }
        let longest = Self.firstWait * (1 << (failed - 1))
        let backoff = longest / 2 + longest / 2 * jitter
        switch error {
        case .cutShort where retriesLostConnections: return backoff
        case .unavailable(nil): return backoff
        case .unavailable(let retryAfter?) where retryAfter <= Self.longestWait: return retryAfter + backoff
        default: return nil
        }
    }
}
