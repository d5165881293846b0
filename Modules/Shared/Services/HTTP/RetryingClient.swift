import Foundation

/// Retries a request as its policy says, with increasing waits.
///
/// The random part of a wait is derived from the seed, the address and the number of the try, so that a run can be
/// repeated exactly, in whatever order concurrent requests fail.
package struct RetryingClient: HTTPClient {
    let client: any HTTPClient
    let policy: RetryPolicy
    let clock: any AppClock
    var seed = UInt64.random(in: .min ... .max)

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
