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
        let expected = wait.map { Duration.milliseconds($0) }

        for policy in [RetryPolicy.api, .image] {
            let error = ServiceError.unavailable(retryAfter: nil)
            #expect(policy.wait(after: error, failed: failed, jitter: jitter) == expected)
        }
        #expect(RetryPolicy.image.wait(after: .cutShort, failed: failed, jitter: jitter) == expected)
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
        for policy in [RetryPolicy.api, .image] {
            #expect(policy.wait(after: error, failed: 1, jitter: 1) == wait)
        }
        #expect(RetryPolicy.api.wait(after: .cutShort, failed: 1, jitter: 1) == nil)
    }
}
