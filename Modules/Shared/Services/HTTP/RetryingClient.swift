import Foundation

/// Retries a request as its policy says, with increasing waits.
///
/// The random part of a wait is derived from the seed, the address and the number of the try, so that a run can be
/// repeated exactly, in whatever order concurrent requests fail.
package struct RetryingClient: HTTPClient {
    private let client: any HTTPClient
    private let policy: RetryPolicy
    private let clock: any AppClock
    private let seed: UInt64

    /// Creates a client that sends through `client` and waits by `clock`.
    package init(
        _ client: any HTTPClient,
        policy: RetryPolicy,
        clock: any AppClock,
        seed: UInt64 = .random(in: .min ... .max)
    ) {
        self.client = client
        self.policy = policy
        self.clock = clock
        self.seed = seed
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var failed = 0
        while true {
            do {
                return try await client.send(request)
            } catch let error as ServiceError {
                failed += 1
                guard let wait = policy.wait(after: error, failed: failed, jitter: jitter(for: request, failed)) else {
                    throw error
                }
                try await clock.sleep(for: wait)
            }
        }
    }

    private func jitter(for request: HTTPRequest, _ failed: Int) -> Double {
        var random = SeededGenerator(seed: seed ^ request.url.absoluteString.stableHash ^ UInt64(failed))
        return Double.random(in: 0...1, using: &random)
    }
}
