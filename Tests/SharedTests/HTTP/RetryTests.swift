import Foundation
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

@Suite("A failed request") struct RetryTests {
    private static let overload = ServiceError.unavailable(retryAfter: nil)

    @Test(arguments: [RetryPolicy.api, .image])
    func `is tried three times with increasing waits while the service is in trouble`(policy: RetryPolicy) async throws
    {
        let stub = HTTPClientStub(Array(repeating: .failure(Self.overload), count: 9))
        let clock = VirtualClock()
        let client = RetryingClient(client: stub, policy: policy, clock: clock, seed: 1)
        let request = start(try makeRequest(), on: client, clock)

        let steps = [Duration.zero, .milliseconds(499), .milliseconds(501), .seconds(2), .seconds(60)]
        let tries = await tries(of: stub, clock, after: steps)

        tries.expect([1, 1, 2, 3, 3])
        await #expect(throws: Self.overload) { try await request.value }
    }

    @Test func `stops waiting when canceled`() async throws {
        let stub = HTTPClientStub([.failure(Self.overload)])
        let clock = VirtualClock()
        let request = start(try makeRequest(), on: RetryingClient(client: stub, policy: .api, clock: clock), clock)
        await clock.settle()

        request.cancel()

        await #expect(throws: CancellationError.self) { try await request.value }
        await clock.advance(by: .seconds(60))
        #expect(await stub.messages.count == 1)
        #expect(clock.activity.count(waitingFor: .delay) == 0)
    }

    @Test func `has waits that seed, address and number of the try determine`() async throws {
        var waits: [[TimeInterval]] = []

        for (seed, name) in [(1, "a"), (1, "a"), (2, "a"), (1, "b"), (1, "a?page=2")] as [(UInt64, String)] {
            let clock = VirtualClock()
            let service = OverloadedClient(clock: clock)
            let client = RetryingClient(client: service, policy: .api, clock: clock, seed: seed)
            let request = start(try makeRequest("https://example.com/\(name)"), on: client, clock)
            await clock.advance(by: .seconds(60))
            await #expect(throws: Self.overload) { try await request.value }
            let times = await service.times
            waits.append(zip(times, times.dropFirst()).map { $1.timeIntervalSince($0) })
        }

        #expect(waits.allSatisfy { $0.count == 2 && abs($0[0] - $0[1] / 2) > 0.001 })
        #expect(waits[0] == waits[1])
        #expect(Set(waits).count == 4)
    }
}

/// A service that answers every request with an overload.
private actor OverloadedClient: HTTPClient {
    private(set) var times: [Date] = []
    private let clock: any AppClock

    init(clock: any AppClock) {
        self.clock = clock
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        times.append(clock.now)
        throw ServiceError.unavailable(retryAfter: nil)
    }
}

/// Returns the number of tries after each step in time.
private func tries(of stub: HTTPClientStub, _ clock: VirtualClock, after steps: [Duration]) async -> [Int] {
    var counts: [Int] = []
    for step in steps {
        await clock.advance(by: step)
        counts.append(await stub.messages.count)
    }
    return counts
}

@Suite("The header Retry-After") struct RetryAfterTests {
    private static let midnight = Date(timeIntervalSince1970: 1_767_225_600)

    @Test(
        arguments: [
            ("0", .seconds(0)), (" 120 ", .seconds(120)), ("99999999999999999999", .seconds(Int32.max)),
            ("Thu, 01 Jan 2026 00:00:30 GMT", .seconds(30)), ("Wed, 31 Dec 2025 23:59:00 GMT", .seconds(0)),
            ("Thursday, 01-Jan-26 00:00:30 GMT", .seconds(30)), ("Thu Jan  1 00:00:30 2026", .seconds(30)),
            ("Thu Jan 15 00:00:00 2026", .seconds(14 * 86_400)),
            ("Tuesday, 01-Jan-75 00:00:00 GMT", .seconds(17_897 * 86_400)),
            ("Thursday, 01-Jan-80 00:00:00 GMT", .zero), ("Sunday, 06-Nov-94 08:49:37 GMT", .zero),
            ("Sun Nov  6 08:49:37 1994", .zero),
            ("", nil), ("-1", nil), ("+1", nil), ("1.5", nil), ("٣", nil), ("1, 2", nil), ("soon", nil),
            ("2026-01-01", nil), ("Thu, 31 Feb 2026 00:00:30 GMT", nil), ("Thu, 01 Jan 2026 24:00:30 GMT", nil),
            ("Thu, 01 Jan 2026 00:00:30 +0100", nil), ("Thu, 01 Jan 2026 00:00:30 PST", nil),
        ] as [(String, Duration?)],
        [0, 0.000_4]
    )
    func `gives seconds or a date that has not passed when the wait is over, or is ignored`(
        header: (text: String, wait: Duration?),
        delay: TimeInterval
    ) {
        let response = HTTPResponse(status: 503, headers: ["Retry-After": header.text])

        #expect(throws: ServiceError.unavailable(retryAfter: header.wait)) {
            try response.checked(now: Self.midnight.addingTimeInterval(delay))
        }
    }
}
