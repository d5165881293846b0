import Testing

@testable import Shared

@Suite struct `A retry policy` {
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
            (.zero, .seconds(1)), (.seconds(7), .seconds(8)), (.seconds(60), .seconds(61)),
            (.milliseconds(60_001), nil),
        ] as [(Duration, Duration?)]
    )
    func `adds its own wait to the one the service asks for`(retryAfter: Duration, wait: Duration?) {
        let error = ServiceError.unavailable(retryAfter: retryAfter)

        #expect(RetryPolicy.api.wait(after: error, failed: 1, jitter: 1) == wait)
    }

    @Test func `for an image gives up at once after any other failure than a lost connection`() {
        let errors: [ServiceError] = [.noConnection, .timedOut, .refused, .notFound, .tooLarge, .unexpected]

        #expect(errors.allSatisfy { RetryPolicy.image.wait(after: $0, failed: 1, jitter: 0) == nil })
    }
}
