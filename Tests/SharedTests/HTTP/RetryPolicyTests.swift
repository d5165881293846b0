import TestSupport
import Testing

@testable import Shared

@Suite("A retry policy") struct RetryPolicyTests {
    @Test(
        arguments: [
            (1, 0.0, 500), (1, 1.0, 1_000), (1, 0.5, 750), (2, 0.0, 1_000), (2, 1.0, 2_000), (3, 0.0, nil),
            (4, 1.0, nil),
        ] as [(Int, Double, Int?)]
    )
    func `waits twice as long after the second try, and then gives up`(failed: Int, jitter: Double, wait: Int?) {
        let waits = [
            RetryPolicy.api.wait(after: .unavailable(retryAfter: nil), failed: failed, jitter: jitter),
            RetryPolicy.image.wait(after: .unavailable(retryAfter: nil), failed: failed, jitter: jitter),
            RetryPolicy.image.wait(after: .cutShort, failed: failed, jitter: jitter),
        ]

        waits.expect(Array(repeating: wait.map { .milliseconds($0) }, count: 3))
    }

    @Test(
        arguments: [
            (.unavailable(retryAfter: .zero), .seconds(1)), (.unavailable(retryAfter: .seconds(7)), .seconds(8)),
            (.unavailable(retryAfter: .seconds(60)), .seconds(61)),
            (.unavailable(retryAfter: .milliseconds(60_001)), nil), (.noConnection, nil), (.timedOut, nil),
            (.refused, nil), (.notFound, nil), (.tooLarge, nil), (.unexpected, nil),
        ] as [(ServiceError, Duration?)]
    )
    func `adds its own wait to the one the service asks for, and gives up at once after any other failure`(
        error: ServiceError,
        wait: Duration?
    ) {
        let waits = [RetryPolicy.api, .image].map { $0.wait(after: error, failed: 1, jitter: 1) }

        waits.expect([wait, wait])
        #expect(RetryPolicy.api.wait(after: .cutShort, failed: 1, jitter: 1) == nil)
    }
}
