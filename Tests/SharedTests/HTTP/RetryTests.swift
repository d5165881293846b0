import Foundation
import Shared
import TestSupport
import Testing

@Suite("A failed request") struct RetryTests {
    private static let overload = ServiceError.unavailable(retryAfter: nil)

    @Test(arguments: [RetryPolicy.api, .image])
    func `is tried three times with increasing waits while the service is in trouble`(policy: RetryPolicy) async throws
    {
        let stub = HTTPClientStub(Array(repeating: .failure(Self.overload), count: 9))
        let clock = VirtualClock()
        let request = start(try makeRequest(), on: RetryingClient(stub, policy: policy, clock: clock, seed: 1), clock)

        let steps = [Duration.zero, .milliseconds(499), .milliseconds(501), .seconds(2), .seconds(60)]
        let tries = await tries(of: stub, clock, after: steps)

        tries.expect([1, 1, 2, 3, 3])
        await #expect(throws: Self.overload) { try await request.value }
    }

    @Test(arguments: [30, 60])
    func `waits for as long as the service demands, up to a minute`(seconds: Int) async throws {
        let stub = HTTPClientStub([.failure(.unavailable(retryAfter: .seconds(seconds)))])
        let clock = VirtualClock()
        let request = start(try makeRequest(), on: RetryingClient(stub, policy: .api, clock: clock), clock)

        let tries = await tries(of: stub, clock, after: [.zero, .seconds(seconds), .seconds(1)])

        tries.expect([1, 1, 2])
        #expect(try await request.value.status == 200)
    }

    @Test func `stops waiting when canceled`() async throws {
        let stub = HTTPClientStub([.failure(Self.overload)])
        let clock = VirtualClock()
        let request = start(try makeRequest(), on: RetryingClient(stub, policy: .api, clock: clock), clock)
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
            let client = RetryingClient(service, policy: .api, clock: clock, seed: seed)
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
